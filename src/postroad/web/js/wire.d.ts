// What crosses the wire, as types. Written by tools/wire_types.py from the description of the API; do not edit.

/** The server. */
export interface About {
  name: "postroad";
  version: string;
  /** identifies the data directory */
  data: string;
  /** addresses at which others reach it */
  addresses: string[];
  /** your id */
  you: string | null;
  /** you sit at its machine and may open it to the LAN */
  may_open_lan: boolean;
  /** custom bots; the name follows the colon */
  bots: BotId[];
}

/** The server's name and the id of its data directory. */
export interface Alive {
  status: "ok";
  name: "postroad";
  data: string;
}

/** The operator's announcement and the read-only switch; also the stream's event `announcement`. */
export interface Announcement {
  text: string | null;
  /** nobody can change anything; bots and clocks are paused */
  read_only: boolean;
}

/** Agree to an open request, or refuse. The player who asked withdraws it by refusing. */
export interface Answer {
  /** seq of the last entry that the client knows */
  seq: number;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
  agree: boolean;
}

export type AnyMessage = Message | SeatingMessage;

/** One of your API keys, without its secret. */
export interface ApiKey {
  id: string;
  label: string;
  /** unix seconds */
  created: number;
  /** unix seconds */
  used: number | null;
}

export interface ApiKeys {
  keys: ApiKey[];
}

/** Ask the others to pause the clock. */
export interface AskPause {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

/** Ask the others to give a seat to another person: your own seat, or one whose player is away. */
export interface AskSeat {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

/** Ask the others to agree to an undo that is not possible otherwise. */
export interface AskUndo {
  /** seq of the last entry that the client knows */
  seq: number;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

export type Away = "left" | "removed" | "time" | "resigned";

/** The same for a page that asked for binary views. */
export interface BinaryMessage {
  table: Table;
  /** of the last entry of the table's log; it never falls */
  seq: number;
  /** whether this seat may undo its last decision now */
  undo: boolean;
  vote: Vote | null;
  transfer: SeatTransfer | null;
  seating: SeatingDone | null;
  binary_view: BinaryView;
  /** after the requested seq, or all */
  entries: Entry[];
  bots: Bots;
  you: You;
  presence: Presence;
  clock: Clock | null;
  chat: ChatMessage[];
  /** the table where they play again */
  rematch: string | null;
}

/** A view as the bytes of a state, hidden fields cleared. The rules turn it into a view. */
export interface BinaryView {
  /** null for a spectator's view */
  seat: number | null;
  /** in base64 */
  bytes: string;
}

export type BotId = Level | CustomBot;

export interface Bots {
  state: BotsState;
}

export type BotsState = "ready" | "waking" | "thinking" | "paused" | "missing" | "unfetched";

export interface Called {
  ev: "call";
  seat: number;
  official: Official;
}

export interface CardPlayed {
  ev: "play";
  seat: number;
  city: City;
  end: "start" | "left" | "right";
}

export interface CardTaken {
  ev: "take";
  seat: number;
  from: "market" | "deck";
  /** left out for other seats if it comes from the deck */
  city?: City;
}

export interface CardsDiscarded {
  ev: "discard";
  seat: number;
  from: "route" | "hand";
  /** the last one is on top */
  cities: City[];
}

export interface CarriageTaken {
  ev: "carriage";
  seat: number;
  number: number;
}

export interface ChangedChannel {
  active: boolean;
  language: Language;
}

export type ChannelKind = "push" | "ntfy" | "webhook";

/** Your notification channels. */
export interface ChannelList {
  channels: NotificationChannel[];
  /** the key browsers subscribe with; null if this server cannot reach them */
  push_key: string | null;
}

export interface ChannelTest {
  /** null: the service accepted it */
  trouble: ChannelTrouble | null;
}

export type ChannelTrouble = "no-address" | "unreachable" | "refused" | "gone";

/** A chat message: a text or a reaction. */
export interface ChatMessage {
  n: number;
  /** unix seconds */
  at: number;
  player: string;
  name: string;
  seat: number | null;
  text?: string;
  reaction?: Reaction;
}

export interface ChipTaken {
  ev: "chip";
  seat: number;
}

export type City = string;

export interface ClergyLeft {
  ev: "leave";
  rank: Rank;
  seats: number[];
}

export interface Clock {
  kind: "turn" | "total" | "days";
  seconds: number;
  /** seconds, by seat */
  left: number[];
  /** the seat whose clock runs */
  running: number | null;
  /** all have agreed to pause it */
  paused: boolean;
}

/** The time that persons have to decide. */
export interface ClockTerms {
  kind: "turn" | "total" | "days";
  seconds: number;
}

export type Coach = string;

export interface CoachArrived {
  ev: "arrive";
  coach: Coach;
  /** of each seat */
  ranks: Rank[];
}

export interface CoachMoved {
  ev: "coach";
  seat: number;
  coach: Coach;
  to: Stop;
}

export interface Code {
  code: string;
}

export type CommandAnswer = Message | Progress;

/** a custom bot of this server */
export type CustomBot = string;

/** Decide. The decisions in `then` follow at once: the server applies all of them, or none. */
export interface Decision {
  /** seq of the last entry that the client knows */
  seq: number;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
  /** an action's name, see docs/actions.md */
  action: string;
  /** decisions that follow at once */
  then?: string[];
}

export interface Declined {
  ev: "decline";
  seat: number;
}

/** A browser that plays as you. */
export interface Device {
  id: string;
  /** the name you gave it */
  label: string | null;
  /** unix seconds */
  created: number;
  /** unix seconds */
  used: number | null;
  /** the browser that sends this request */
  here: boolean;
}

export interface DeviceCode {
  /** signs another device in as you, once and soon */
  code: string;
}

export interface Devices {
  devices: Device[];
}

export interface EmptyBody {}

/** An entry of a table's log. */
export interface Entry {
  seq: number;
  /** unix seconds */
  at: number;
  kind: EntryKind;
  seat: number | null;
  /** null if it would reveal something; of a `fill`: the new bot */
  action: string | null;
  events: GameEvent[];
  /** the player who asks for a seat, or receives it */
  player?: NamedPlayer;
  /** of an `undo`: the seqs that it undoes */
  undoes?: number | number[];
  /** of a `seating`: in the order of the coaches; null where it is hidden */
  ranks?: Rank[] | null;
}

export type EntryKind =
  | "start"
  | "decision"
  | "undo"
  | "seating"
  | "ask-undo"
  | "agree"
  | "refuse"
  | "leave"
  | "back"
  | "remove"
  | "time"
  | "resign"
  | "fill"
  | "ask-seat"
  | "offer"
  | "link"
  | "keep"
  | "hand"
  | "ask-pause"
  | "pause"
  | "resume";

export type ErrorCode =
  | "no-player"
  | "signed-out"
  | "banned"
  | "muted"
  | "not-your-turn"
  | "not-your-seat"
  | "not-host"
  | "not-operator"
  | "not-here"
  | "no-undo"
  | "no-hints"
  | "not-asked"
  | "no-leave"
  | "no-back"
  | "no-remove"
  | "no-resign"
  | "no-hand-over"
  | "not-away"
  | "not-offered"
  | "no-pause"
  | "not-paused"
  | "time-up"
  | "no-code"
  | "not-invited"
  | "wrong-passphrase"
  | "browser-only"
  | "foreign-origin"
  | "no-table"
  | "no-key"
  | "no-device"
  | "no-bot"
  | "no-person"
  | "no-channel"
  | "no-report"
  | "not-found"
  | "wrong-method"
  | "stale"
  | "taken"
  | "seated"
  | "seats-open"
  | "started"
  | "not-started"
  | "not-over"
  | "asked"
  | "too-many"
  | "same-name"
  | "no-lan"
  | "too-large"
  | "wrong-host"
  | "bad-request"
  | "illegal"
  | "slow-down"
  | "storage"
  | "damaged"
  | "read-only"
  | "cannot-listen"
  | "refused";

export interface FillSeat {
  seat: number;
  /** the bot's level; null opens the seat */
  level: BotId | null;
  name?: string | null;
}

export interface GameEnded {
  ev: "end";
  /** of each seat */
  points: number[];
  winner: number;
  /** only if the game ended by rule E4 */
  stalled?: boolean;
}

export type GameEvent =
  | Shuffled
  | Revealed
  | Seated
  | TurnBegun
  | Called
  | TokenTaken
  | TokensReturned
  | Declined
  | ChipTaken
  | MarketCleared
  | CardTaken
  | RouteAbandoned
  | CardPlayed
  | RouteClosed
  | OfficeOpened
  | TileTaken
  | CarriageTaken
  | CoachMoved
  | CoachArrived
  | ClergyLeft
  | CardsDiscarded
  | GameEnded;

/** The options of a game. */
export interface GameOptions {
  /** number of players */
  players: number;
  /** play with the module honours (H) */
  honours: boolean;
  /** play with the module audience (A) */
  audience: boolean;
  /** provinces that the all-provinces tile requires (T3) */
  provinces_for_all: number;
  /** version of the rulings */
  rulings: number;
  /** map of roads to Rome (A8) */
  rome: number;
}

/** A game record, complete or as one seat may know it; see docs/record.md. */
export interface GameRecord {
  format: string;
  options: RecordOptions;
  names: string[];
  events: GameEvent[];
}

export interface Health {
  status: "ok";
}

/** Cancel a seat transfer. */
export interface KeepSeat {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

export interface Label {
  label: string;
}

/** The LAN listener's state. */
export interface Lan {
  /** addresses for others; none while closed */
  addresses: string[];
}

export interface LanToggle {
  open: boolean;
}

export type Language = "en" | "de" | "ru" | "pl" | "ja";

/** Leave your seat. A bot plays until you return. */
export interface Leave {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

export type Level = "beginner" | "easy" | "medium" | "hard" | "master" | "stand-in";

export type LiveMessage = Message | BinaryMessage | SeatingMessage;

export interface Lobby {
  tables: LobbyTable[];
}

/** A table listed in the lobby. */
export interface LobbyTable {
  id: string;
  /** unix seconds */
  created: number;
  stage: Stage;
  clock: ClockTerms | null;
  options: GameOptions;
  host: PlayerName;
  seats: (TableSeat | WaitingSeat)[];
}

export interface MarketCleared {
  ev: "clear";
  cities: City[];
}

/** You. */
export interface Me {
  id: string;
  name: string;
  tables: MyTable[];
}

/** A table in play, as one viewer may see it. */
export interface Message {
  table: Table;
  /** of the last entry of the table's log; it never falls */
  seq: number;
  /** whether this seat may undo its last decision now */
  undo: boolean;
  vote: Vote | null;
  transfer: SeatTransfer | null;
  seating: SeatingDone | null;
  view: View;
  /** after the requested seq, or all */
  entries: Entry[];
  bots: Bots;
  you: You;
  presence: Presence;
  clock: Clock | null;
  chat: ChatMessage[];
  /** the table where they play again */
  rematch: string | null;
}

/** A table where you have a seat, or that you host. */
export interface MyTable {
  seats: (TableSeat | WaitingSeat)[];
  over: boolean;
  round: number;
  decides: number | null;
  /** the seats of persons for whom the others wait */
  awaits?: number[];
  points: number[];
  winner: number | null;
  id: string;
  /** unix seconds */
  created: number;
  /** unix seconds */
  updated: number;
  stage: Stage;
  clock: ClockTerms | null;
  /** memory mode: the page shows no points until the end */
  memory: boolean;
  /** a player's id */
  host: string;
  options: GameOptions;
  seq: number;
  /** whether others wait for you */
  my_turn: boolean;
  /** as in `Table` */
  ranking: number[];
}

export interface MyTables {
  tables: MyTable[];
}

/** The player who asks for a seat, or receives it. */
export interface NamedPlayer {
  id: string;
  name: string;
  /** the previous owner's name; logs of earlier versions lack it */
  before?: string;
}

export interface NewAnnouncement {
  text: string | null;
}

export interface NewApiKey {
  id: string;
  /** shown only now */
  key: string;
}

/** A browser with its keys, or an address. */
export interface NewChannel {
  kind: ChannelKind;
  address: string;
  keys?: Record<"p256dh" | "auth", string> | null;
  language: Language;
}

export interface NewChatMessage {
  text?: string | null;
  reaction?: Reaction | null;
}

export interface NewClock {
  kind: "none" | "turn" | "total" | "days";
  seconds?: number;
}

export interface NewName {
  name: string;
}

/** A report about a player who sits at the table or wrote there. */
export interface NewPlayerReport {
  player: string;
  /** a chat message of that player */
  message?: number | null;
  reason: ReportReason;
  words?: string | null;
}

/** A person, a bot, or an open seat. */
export interface NewSeat {
  name?: string | null;
  /** the bot's level; null for a person */
  level?: BotId | null;
  open?: boolean;
}

export interface NewTable {
  options: TableOptions;
  seats: NewSeat[];
  /** seat them in random order; seat 0 plays first */
  shuffle?: boolean;
  /** shown in the lobby; otherwise by link only */
  listed?: boolean;
  clock?: NewClock;
  /** offer hints to several people; a lone player always has them */
  hints?: boolean;
  /** memory mode: the page covers tiles taken and own clergy on the road; no hints */
  memory?: boolean;
}

/** A channel that notifies you when others wait for you. */
export interface NotificationChannel {
  id: string;
  kind: ChannelKind;
  address: string;
  language: Language;
  active: boolean;
  /** the error of the last attempt */
  trouble: ChannelTrouble | null;
  /** unix seconds */
  used: number | null;
}

export interface OfficeOpened {
  ev: "office";
  seat: number;
  city: City;
}

export type Official = "postmaster" | "administrator" | "carrier" | "cartwright";

/** A player as the operator sees them. */
export interface OperatorPlayer {
  id: string;
  name: string;
  created: number;
  tables: number;
  muted: boolean;
  banned: boolean;
}

/** A player report. Only the operator sees it. */
export interface OperatorReport {
  id: string;
  /** unix seconds */
  at: number;
  table: string;
  /** whether the table still exists */
  there: boolean;
  by: PlayerName;
  /** with the name of that time */
  about: PlayerName;
  /** whether that player is muted now */
  muted: boolean;
  banned: boolean;
  reason: ReportReason;
  words: string | null;
  /** the number of the reported chat message */
  message: number | null;
  /** the chat around it */
  messages: ChatMessage[];
}

/** A table as the operator sees it. */
export interface OperatorTable {
  id: string;
  stage: Stage;
  /** the name of the player who created it */
  host: string;
  updated: number;
}

/** What the operator sees. */
export interface OperatorView {
  announcement: Announcement;
  /** average of the last minute */
  load: number | null;
  cores: number;
  /** tables in memory */
  open: number;
  /** connected players */
  connected: number;
  /** seconds that the longest open request to a bot has taken; 0 without one */
  bots_waited: number;
  /** number of tables, by stage */
  stages: Record<string, number>;
  players_known: number;
  /** the latest ones that match the search */
  tables: OperatorTable[];
  tables_found: number;
  /** the newest ones that match */
  players: OperatorPlayer[];
  players_found: number;
  /** open ones, the oldest first */
  reports: OperatorReport[];
  reports_open: number;
}

/** What a page may say about an error. The patterns leave no room for names, words or ids. */
export interface PageError {
  kind: string;
  places: string[];
  version: string;
}

export interface Passphrase {
  passphrase: string;
}

export type Phase =
  | "clergy"
  | "take"
  | "take-second"
  | "play"
  | "play-second"
  | "close"
  | "office"
  | "cartwright"
  | "coach"
  | "discard"
  | "end"
  | "hand-in"
  | "reward-card"
  | "reward-office"
  | "over";

/** Flags to change; others stay. */
export interface PlayerMarks {
  muted?: boolean | null;
  banned?: boolean | null;
}

/** A player as others see them. */
export interface PlayerName {
  id: string;
  name: string;
}

/** Who is connected now. */
export interface Presence {
  /** by seat: its owner is connected */
  seats: boolean[];
  spectators: number;
}

/** What decisions would lead to, as far as it can be foreseen. */
export interface Preview {
  steps: PreviewStep[];
  events: GameEvent[];
  view: View;
  ends: "end" | "chance" | "arrive" | "other-seat" | "choice";
  /** the seat's points, before and after */
  points: [number, number];
}

export interface PreviewRequest {
  seat: number;
  /** empty: all ways to close the route */
  wishes: string[];
}

export interface PreviewStep {
  phase: Phase;
  action: string;
  /** the legal actions */
  options: string[];
}

export interface Previews {
  /** by first action */
  ways: Record<string, Preview>;
}

/** The short answer to a command. */
export interface Progress {
  /** of the last entry of the table's log */
  seq: number;
}

export type Province = string;

export type Rank = "cardinal" | "bishop" | "abbot" | "chaplain" | "father";

export type Reaction = "well-done" | "thanks" | "oops" | "hurry" | "wow" | "horn";

export interface ReadOnlySwitch {
  read_only: boolean;
}

export type Reason =
  | "over"
  | "no-such-action"
  | "clergy-first"
  | "take-first"
  | "play-first"
  | "office-first"
  | "coach-first"
  | "discard-first"
  | "hand-in-first"
  | "reward-first"
  | "take-done"
  | "play-done"
  | "closed"
  | "no-office-now"
  | "no-coach-now"
  | "no-discard-now"
  | "no-hand-in-now"
  | "no-reward-now"
  | "no-clergy-now"
  | "official-used"
  | "postmaster-early"
  | "postmaster-late"
  | "administrator-late"
  | "market-empty"
  | "carrier-early"
  | "carrier-late"
  | "carrier-no-card"
  | "cartwright-early"
  | "cartwright-late"
  | "cartwright-too-short"
  | "cartwright-last-carriage"
  | "cartwright-not-needed"
  | "not-in-market"
  | "no-cards-left"
  | "not-in-hand"
  | "no-route"
  | "right-end-only"
  | "in-route"
  | "no-road"
  | "must-extend"
  | "route-too-short"
  | "province-not-touched"
  | "own-office"
  | "not-on-route"
  | "not-this-way"
  | "coach-in-rome"
  | "coach-not-owed"
  | "coach-no-road"
  | "tokens-missing"
  | "return-one"
  | "rank-seated"
  | "plan-reveals";

/** The options in a record. */
export interface RecordOptions {
  /** number of players */
  players: number;
  /** play with the module honours (H) */
  honours: boolean;
  /** play with the module audience (A) */
  audience: boolean;
  /** provinces that the all-provinces tile requires (T3) */
  provinces_for_all: number;
  /** version of the rulings */
  rulings: number;
  /** map of roads to Rome (A8) */
  rome: number;
  /** how far the record goes, if the events do not show it */
  decisions?: number;
  /** for each seat, why a bot played it in the end; only after a game with such a seat */
  away?: (Away | null)[];
}

/** A rejected request: what failed, and why. */
export interface Refusal {
  error: ErrorCode;
  /** with `illegal` */
  reason?: Reason;
  /** with `stale`: the current state */
  message?: Message;
  /** with `stale` in a short answer: the seq of the last entry */
  seq?: number;
}

/** Remove a player as the table's host. A bot plays on. */
export interface Remove {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

export type ReportReason = "insults" | "name" | "spam" | "stalling" | "unfair" | "other";

/** Leave for good. A bot plays on. */
export interface Resign {
  /** seq of the last entry that the client knows */
  seq: number;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

/** Resume the clock. This needs no agreement. */
export interface ResumeClock {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

/** Take your seat back after you left or ran out of time. */
export interface ReturnToSeat {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

export interface Revealed {
  ev: "reveal";
  city: City;
}

export interface RouteAbandoned {
  ev: "abandon";
  seat: number;
  cities: City[];
}

export interface RouteClosed {
  ev: "close";
  seat: number;
  cities: City[];
  /** or "each" */
  offices: Province;
}

/** The parts of a seat's points. */
export interface Score {
  carriage: number;
  tiles: number;
  offices: number;
  chips: number;
  clergy: number;
}

/** The view of the seat that must decide, from which the page computes a hint. */
export interface SeatBytes {
  /** a state's bytes with hidden fields cleared, in base64 */
  view: string;
}

/** Seat all clergy while others do. The server applies it at the seat's turn; the latest one counts. */
export interface SeatClergy {
  seq?: number | null;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
  /** in the order of the coaches */
  ranks: string[];
}

export interface SeatCode {
  /** of a link that transfers the seat, once */
  code: string;
}

export interface SeatRef {
  seat: number;
}

/** An agreed transfer: the seat goes to the person who opens its link. */
export interface SeatTransfer {
  seat: number;
  /** the player who creates the link */
  by: PlayerName;
}

/** A seat as a viewer may know it. */
export interface SeatView {
  /** null for other seats */
  hand: City[] | null;
  hand_size: number;
  /** the cards of the hand that everybody saw */
  known: City[];
  /** left to right */
  route: City[];
  offices: City[];
  offices_left: number;
  /** 0 for none */
  carriage: number;
  /** the points of the tiles held; stacks without tiles are left out */
  tiles: Record<Stack, number[]>;
  points: number;
  score: Score;
  /** honours */
  tokens?: Record<Official, number>;
  /** honours */
  chips?: number;
  /** audience */
  clergy?: Record<Coach, Rank | "hidden" | null>;
}

export interface Seated {
  ev: "clergy";
  seat: number;
  coach: Coach;
  /** left out for other seats */
  rank?: Rank;
}

/** Sent while clergy are seated. */
export interface SeatingDone {
  /** by seat: nothing left to seat */
  done: boolean[];
}

/** A table that waits for players. Everybody sees the same. */
export interface SeatingMessage {
  seating_table: SeatingTable;
  you: You;
  presence: SeatingPresence;
  chat: ChatMessage[];
}

export interface SeatingPresence {
  /** the connected players among these */
  players: string[];
  spectators: number;
}

export interface SeatingSeat {
  kind: "open" | "person" | "bot";
  /** of an open seat: the player it is reserved for, or who declined it */
  name: string | null;
  level: BotId | null;
  player: string | null;
  /** the player for whom an open seat is reserved */
  reserved: string | null;
}

export interface SeatingTable {
  id: string;
  /** unix seconds */
  created: number;
  /** grows with every change */
  version: number;
  host: PlayerName;
  listed: boolean;
  /** whether the page will offer them */
  hints: boolean;
  /** memory mode */
  memory: boolean;
  options: GameOptions;
  clock: ClockTerms | null;
  shuffle: boolean;
  /** a rematch, which begins as soon as all seats are taken */
  again: boolean;
  seats: SeatingSeat[];
}

export interface Shuffled {
  ev: "shuffle";
  /** top card first; left out while the game runs */
  deck?: City[];
}

export type Stack = string;

export type Stage = "seating" | "playing" | "over" | "damaged";

export type Stop = string;

/** The stream's last event, `refused`. */
export interface StreamEnd {
  error: ErrorCode;
}

/** The stream's event `tables`. */
export interface StreamTables {
  tables: TableNews[];
}

export interface Table {
  id: string;
  /** unix seconds */
  created: number;
  host: PlayerName;
  listed: boolean;
  /** whether the page offers them */
  hints: boolean;
  /** memory mode: the page covers tiles taken and own clergy on the road until the end */
  memory: boolean;
  options: GameOptions;
  seats: TableSeat[];
  /** the seats from first to last once the game is over; players who resigned or ran out of time come last */
  ranking: number[];
}

export interface TableId {
  id: string;
}

/** The state of one of your tables, in the event stream. */
export interface TableNews {
  id: string;
  stage: Stage;
  seq: number;
  my_turn: boolean;
  over: boolean;
}

export interface TableOptions {
  players: 2 | 3 | 4;
  honours?: boolean;
  audience?: boolean;
  provinces_for_all?: 8 | 9;
}

export interface TableSeat {
  name: string;
  kind: "person" | "bot";
  /** of the bot that plays */
  level: BotId | null;
  /** the owner */
  player: string | null;
  /** why a bot plays for the owner */
  away: Away | null;
  resigned: boolean;
}

export interface TileTaken {
  ev: "tile";
  seat: number;
  stack: Stack;
  points: number;
}

export interface TokenTaken {
  ev: "token";
  seat: number;
  official: Official;
}

export interface TokensReturned {
  ev: "return";
  seat: number;
  /** empty: declined */
  tokens: Official[];
}

export interface TurnBegun {
  ev: "turn";
  seat: number;
}

/** Undo the seat's last decision. */
export interface Undo {
  /** seq of the last entry that the client knows */
  seq: number;
  /** idempotency key, made by the client for its seat: a repeat has no second effect */
  command: string;
  seat: number;
}

/** A game as a seat or a spectator may know it. */
export interface View {
  /** whose view; null for a spectator's */
  seat: number | null;
  options: GameOptions;
  round: number;
  phase: Phase;
  /** the seat whose turn it is */
  turn: number;
  /** the seat that must decide; null after the game */
  decides: number | null;
  winner: number | null;
  /** called in this turn */
  official: Official | null;
  /** the viewer's legal actions; none if another seat must decide */
  legal: string[];
  market: (City | null)[];
  /** how many cards */
  deck: number;
  /** the last one on top */
  discard: City[];
  /** the points of the tiles left, top first */
  tiles: Record<Stack, number[]>;
  seats: SeatView[];
  /** honours: tokens in the stacks */
  tokens?: Record<Official, number>;
  /** honours: chips left */
  chips?: number;
  /** audience: where they are */
  coaches?: Record<Coach, Stop>;
  /** audience: the seats whose clergy wait in Rome */
  waiting?: Record<Rank, number[]>;
  /** audience: moves owed to each coach, and free ones */
  owed?: Record<string, number>;
}

/** An open request: for an undo, for a seat transfer or for a pause. */
export interface Vote {
  kind: "undo" | "seat" | "pause";
  /** the seat that asks, or the seat to transfer */
  seat: number;
  /** the player who asks for a seat */
  by?: PlayerName;
  /** the seqs to undo */
  undoes: number[];
  /** the seats that have not answered */
  waiting: number[];
}

/** A seat of a table that waits for players, with the fields of a seat in a game. */
export interface WaitingSeat {
  kind: "open" | "person" | "bot";
  /** of an open seat: the player it is reserved for, or who declined it */
  name: string | null;
  level: BotId | null;
  player: string | null;
  /** the player for whom an open seat is reserved */
  reserved: string | null;
  away: null;
  resigned: boolean;
}

export interface WhyNot {
  /** null if it is legal */
  reason: Reason | "not-your-turn" | null;
}

/** The player who sends the request. */
export interface You {
  /** your id */
  player: string | null;
  /** your seats */
  seats: number[];
  host: boolean;
}
