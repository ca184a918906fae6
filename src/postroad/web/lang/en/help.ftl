help-chapters = Chapters
help-term = { $term }.
help-lessons = Learn by playing
help-goal = What it is about
help-goal-1 = You run a post in the south of the empire, around 1700. Build routes from city to city; each route you close lets you open offices in its cities, and a long one earns you a larger carriage.
help-goal-2 = Score the most points: for your best carriage and your bonus tiles. Each of your 20 offices that you haven’t opened by the end costs you a point; so everyone starts with −20.
help-bots = You need nobody else to play: bots take the other seats, from beginner to master. Choose them with “Custom game”.
help-turn = Your turn
help-turn-take = Take a card
help-turn-take-about = Take one of the six city cards that lie open in the market, or draw the top card of the deck. The market is refilled at once.
help-turn-play = Play a card
help-turn-play-about = Play one card from your hand at the left or right end of your route. A road must join the new city to the city at that end, and no city may be in a route twice. The order never changes afterwards.
help-turn-give-up = If no card fits, or you prefer not to extend, your route is discarded for nothing and the card you play starts a new one. You must play a card each turn.
help-turn-close = Close the route, if you like
help-turn-close-about = Once it has three cities or more. You may also let it grow.
help-officials = Officials
help-closing = Closing a route
help-tiles = Bonus tiles
help-carriages = Carriages
help-end = End and score
help-end-score = Best carriage + tiles − unplaced offices (with modules: + chips + clergy)
help-honours = Module: Honours
help-honours-reward-1 = nothing
help-honours-reward-2 = a city card from market or deck, if you like
help-honours-reward-3 = a chip worth one point, while there are any
help-honours-reward-4 = an office in any city without one of yours, if you like
help-honours-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
help-audience = Module: Audience
help-keys = Keys
help-keys-about = They act at the table unless you turn them off in the settings.
help-key-next = Next choice
help-key-previous = Previous choice
help-key-press = Take that choice
help-key-market = Take that card of the market
help-key-deck = Draw from the deck
help-key-close = Close the route
help-key-end = End the turn
help-key-undo = Undo
help-key-hint = What would the master do?
help-key-command = Command line
help-key-map = To the map
help-key-hand = To your hand
help-key-log = To the log
help-key-about = What is this? (what has the focus)
help-key-help = This help
help-key-cancel = Cancel
help-key-enter = Enter
help-key-escape = Esc
help-commands = Commands
help-commands-about = Press / and write what you want to do. Words may come in any order and may be shortened.
help-command-take = Take Ulm from the market, or draw from the deck
help-command-play = Play Ulm at an end of your route
help-command-start = Begin a new route with Ulm
help-command-call = Call an official
help-command-close-each = Close: an office in each province
help-command-close-province = Close: all offices in one province
help-command-office = Open an office in Ulm
help-command-coach = Move a region’s Rome coach to a stop
help-command-discard = Put a card on the discard pile
help-command-return = Hand in tokens
help-command-decline = Decline a reward
help-command-clergy = Seat the clergy of that rank in the next Rome coach
help-command-end = End the turn
help-command-undo = Undo

## Finding something

help-search = Find in the help
help-found = { $count ->
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
}
help-found-none = Nothing found. Try one short word, such as:
help-tries = win points cards undo bots beginner
help-back = To the contents
help-ruling = Ruling.
help-example = Example.
help-page-title = Rules and help
help-address = Address of this paragraph: { $number }

## Words by which people ask, or beginnings of them, and words that only make a question

help-words-bots = bot computer ai opponent enemy alone solo single play level difficulty easy hard beginner master
help-words-lessons = beginner tutorial learn lesson new start begin practise practice introduction explain game
help-words-goal = aim goal object objective purpose about rules game win winner points beginner
help-words-turn = move go step round beginner basics card cards play
help-words-taking = draw pick get card cards
help-words-laying = lay put place build extend connect path card cards
help-words-closing = finish complete end claim
help-words-tiles = bonus reward prize points
help-words-carriages = coach wagon cart vehicle points
help-words-officials = character helper person special power
help-words-discarding = throw drop away limit hand card cards
help-words-end = win winner victory score scoring points count tie draw lose finish over end game ending last
help-words-seeing = secret hidden visible look peek cards
help-words-key-undo = undo revert back mistake wrong redo move
help-words-key-hint = hint help advice tip stuck suggest best move
help-words-keys = shortcut keyboard hotkey
help-filler = how do does did can could i you we me my your a an the is are am be to what when where who which why it this that there of in on at for with against and or get have has many much should must may please

## The other chapters

help-setup = What there is, and how it begins
help-taking = Taking a card
help-laying = Playing a card
help-discarding = Discarding
help-seeing = Who sees what

help-players = Players
help-region-none = no region
help-coach-start = 3 or 4 players
help-coach-start-two = 2 players
help-coach-region = Rome coach

help-figure-fits = Ringed: the cities that would fit.
help-figure-each = One in each province: Sigmaringen, Stuttgart, Ingolstadt.
help-figure-province = All in one province: Bavaria.

rule-b1 = Two to four play. Each of the 22 cities has three city cards, 66 in all. Everyone has 20 offices. Of each carriage, 3 to 7, there are four, one for everyone.
rule-b2 = Each city lies in one of nine provinces, and the provinces make up five regions, which earn tiles. Poland belongs to no region. On cards and on the map a province has a shield, a region a colour, a pattern and a letter.
rule-b3 = 45 roads join the cities. Every road can be used both ways.
rule-b4 = 30 tiles lie in stacks, face up, the most valuable one on top: the earlier you earn one, the more it is worth.
rule-b5 = Only your best carriage counts at the end. The number on its wax seal is its points.
rule-s1 = The city cards are shuffled, and six are laid face up: the market. Nobody has cards, a route, offices or a carriage yet.
rule-s2 = Two modules can be added, either one or both: Honours and Audience.
rule-s3 = The starting player is drawn by lot, or as you agree. A round is one turn for everyone, clockwise from the player who began.

rule-d1 = You must take one city card into your hand: any card of the market, or the top card of the deck. A card taken from the market is replaced from the deck at once.
rule-d2 = When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck.
rule-d2-ours = That happens when the card is needed, not before; the Polish rules reshuffle as soon as the deck runs out. The market is filled up to six after every take and after the administrator has cleared it, as far as deck and discard pile reach, and at no other time: so gaps can stay. If there is no card at all to take, you skip this step.
rule-d3 = Postmaster: when your first card is taken and replaced, you take a second one, from the market or the deck.
rule-d3-ours = You can call the postmaster only while there is another card to take.
rule-d4 = If you begin a turn with no cards in hand, the postmaster comes unasked, and no other official can help you in that turn. In the first round this happens to everyone.
rule-d4-ours = If there is no second card to take, the call counts all the same.
rule-d5 = Administrator: before you take your first card, the whole market is discarded and six new cards are laid out.
rule-d5-ours = Only while the market holds a card. If the deck must be reshuffled for it, the cards just discarded are part of it.
rule-d6 = At most one official in a turn. You need not call any.
rule-d7-ours = You can call an official only at a moment when you can use its help. Once you have called, the help is used as far as possible.

rule-p1 = You must play one card from your hand. If you have no route, it starts one; otherwise it goes to the left or the right end of your route.
rule-p2 = A road must join the new city to the city at that end, and no city may be in your route twice. Nothing is put in between, rearranged or branched off. Provinces do not matter for this.
rule-p2-example = Your route is Karlsruhe, Stuttgart, Nürnberg, Regensburg. Innsbruck has no road to either end. Würzburg cannot go between Stuttgart and Nürnberg, and Stuttgart is in the route already.
rule-p3 = If no card fits, or you prefer not to extend, your whole route is discarded for nothing, and the card you play starts a new one. You may do so even if a card would fit.
rule-p4 = Postal carrier: after your first card, you play a second one. It must extend your route at an end.
rule-p4-ours = So you can call the postal carrier only with such a card in hand, and the second card never costs you a route.
rule-p5-ours = A route of one city has both its ends there: left and right are the same.
rule-p6-ours = You skip this step only if there was nothing to take and you have no card in hand.

rule-c1 = When you have played, you may close your route if it has three cities or more. Then come, in this order: offices, tiles, carriage, discarding. Or you let it grow.
rule-c1-ours = You may close it also in a turn in which there was no card to play.
rule-c2 = You choose one of two ways to open offices, in cities of this route only. One in each province: one office in every province that the route touches. All in one province: an office in every city of the route that lies in one province of your choice.
rule-c2-example = You close Sigmaringen, Stuttgart, Nürnberg, Regensburg, Ingolstadt, Augsburg. One in each province opens Sigmaringen, Stuttgart and one of the four cities of Bavaria, here Ingolstadt. Bavaria alone opens all four there, and neither of the others.
rule-c3 = You never have more than one office in a city. The offices of others do not matter. A city with an office of yours may be in a route again.
rule-c4 = You must carry out your choice in full. One in each province: every province of the route with a city where you have no office yet gets exactly one; where there are several such cities, you choose. All in one province: every city of the route there gets one, unless you have one in it.
rule-c4-ours = The printed rules differ: the Polish ones say “may”, the Russian ones “must”.
rule-c5-ours = You may name any province that the route touches, even one where nothing is left to open.
rule-c6 = If you have fewer offices left than your choice calls for, you place all that you have.
rule-c6-ours = You choose where, among the cities that your choice allows.

rule-t1 = Length: a closed route of 5, of 6, or of 7 and more cities earns the top tile of that length. If that stack is empty, you take from the next shorter one that has a tile; if none has, you get nothing. You may earn several.
rule-t2 = Region: once you have an office in every city of a region, you take its top tile, once for each region. The offices may come from any number of routes. From an empty stack you get nothing, ever.
rule-t2-example = You have an office in Stuttgart. Now a route opens Sigmaringen and Ulm: Württemberg/Hohenzollern is complete.
rule-t3 = All provinces: with an office in each of the nine provinces, or in the eight outside Bavaria where the table has agreed on that, you take the top tile for all provinces, once. Here, too, an empty stack gives nothing.
rule-t3-ours = The printed rules differ here; nine provinces are the rule.
rule-t4 = Game end: the first player to take carriage 7 or to place the last of their offices takes this tile. Nobody else does.
rule-t5-ours = The order in a closing: offices, and the game-end tile if that was your last; length; regions in the order of the list above; all provinces; then the carriage, and the game-end tile if it is carriage 7.

rule-v1 = Carriages come in the order 3, 4, 5, 6, 7. You take the next one if the closed route has at least as many cities as its number. One for each closing, none is skipped, and none comes after 7. The length of the route counts, not the offices placed.
rule-v1-ours = You cannot refuse a carriage that you have earned; so say the Polish rules.
rule-v1-example = A route of 3 cities brings carriage 3. Later a route of 5 brings carriage 4. Then a route of 4 brings none: carriage 5 takes five cities.
rule-v2 = Cartwright: you take the next carriage although your route is one or two cities short of it. If three are missing, the cartwright cannot help.
rule-v2-ours = You cannot call the cartwright when the help is not needed.
rule-v2-example = You have carriage 6. With a route of 5 the cartwright brings you carriage 7; with a route of 4 he cannot.

rule-k1 = The closed route goes to the discard pile. If you hold more than three cards then, you keep three of your choice and discard the others.
rule-k1-ours = At no other time is there a limit to your hand.

rule-e1 = When someone takes carriage 7 or places the last of their offices, the round is played to its end, so that everyone has had the same number of turns. Then the game is over.
rule-e2 = Then everyone counts:
rule-e2-example = Carriage 6 counts 7, your tiles 16, and 4 offices are left: 7 + 16 − 4 = 19 points.
rule-e3 = If there is a tie, the player with the game-end tile wins; if that player is not tied, the first tied player clockwise from there.
rule-e4-ours = If for 60 rounds in a row nobody places an office or takes a carriage, the game is over as well, at the end of that round. With the module Honours everyone may still hand in once more. Nobody takes the game-end tile then, and a tie goes to the first tied player, counted from the one who began.

rule-h1 = Every official has tokens, fewer of them with fewer players. There are 12 chips worth one point each.
rule-h2 = Whenever you call an official, you take one of its tokens; so you do when the postmaster comes unasked.
rule-h2-ours = You take it when you call, before the help.
rule-h3 = When the tokens of one official have run out, everyone hands in tokens, one player after another: first the player whose turn it is, then clockwise.
rule-h3-ours = The turn stops for that: everyone hands in before the official just called helps.
rule-h4 = Anyone with tokens hands in one to four of them, all of different officials: at least one, and no more than they want. Anyone without tokens hands in nothing.
rule-h5 = The reward depends on how many you hand in:
rule-h5-ours = When the 12 chips are gone, there are no more. If there is no card to take, or you have no office left, there is no reward.
rule-h6 = An office opened this way earns tiles for a region and for all provinces as soon as it stands, but none for length, and no carriage. If it was your last, the last round has come, with the game-end tile. It moves no Rome coach.
rule-h6-example = Anna, Ben, Clara and David play, Anna began. Ben’s call takes the last token of an official, and Clara hands in four and places her last office. When all have handed in, Ben finishes his turn, Clara and David take theirs, and it is over.
rule-h7 = Tokens handed in go back to their officials. If an official still has none when everyone has handed in, everyone hands in again, until each official has some.
rule-h8 = After the last turn, before the score, everyone may hand in tokens once more, or decline.
rule-h8-ours = The player who began comes first, then clockwise.

rule-a1 = Five Rome coaches, one for each region; Poland has none. With two players they start further south:
rule-a2 = Before the first turn everyone secretly seats their five clergy, one in each Rome coach. They are of different rank and worth:
rule-a2-ours = The name abbot and the order of the middle ranks are ours.
rule-a3 = In a closing, after the carriage, look at each city of the route where you opened no office this time: for each of them the Rome coach of its region moves one stop along a road to the south. You must move it. It does not matter why there was no office: one of yours stood there already, you chose another province or another city, or you have none left.
rule-a3-ours = This comes before discarding. An office that a hand-in opens meanwhile does not stop the Rome coach.
rule-a3-example = The Rome coach of Bavaria is in Andechs. You close Ulm, Augsburg, München, Salzburg and open offices everywhere but in München: it moves to Ettal or to Trento, as you like. Had you chosen Bavaria alone, the Rome coaches for Ulm and for Salzburg would move instead.
rule-a4 = For Lodz, or when that Rome coach has arrived already, you move any other one instead.
rule-a4-ours = This is judged at each move: when a coach arrives with moves still due to it, these are free for the others. When all have arrived, nothing moves.
rule-a5 = You choose the order of the moves and, at a fork, the road.
rule-a6 = In Rome a coach stops. Its clergy are revealed and step into the waiting room, each to the place of their rank. Clergy who came in the same coach share a place; clergy who stood there before leave the game.
rule-a6-example = Two cardinals, a bishop and a chaplain are waiting. A coach brings a cardinal, two chaplains and a priest. The old cardinals and the old chaplain leave; the bishop stays.
rule-a7 = At the end each of your clergy in the waiting room scores. Coaches still on the road bring nothing.
rule-a8-ours = The map of the roads to Rome is this project’s own. It agrees with what the printed rules say of theirs. New games are played on map 2; a game ends on the map it began with.

rule-i1 = Hidden are the hands of the others, the order of the deck, and the clergy of the others in Rome coaches that are on the road. Everyone saw what was taken from the market and what was discarded; only the player who drew it saw a card from the deck.
rule-i2 = Tokens and chips lie open.
rule-i2-ours = By the printed rules a tile lies face down once it is taken. Everyone has seen it taken, so here tiles stay open. In memory mode they lie face down until the end, and a tile is named only until the player who took it begins their next turn.
rule-i3 = Once your clergy are seated, you may not look at them again by the printed rules.
rule-i3-ours = Here you see your own all the time, except in memory mode.
