## どこでも

page-title = { $page } – Postroad
server-silent = サーバーから返事がありません。Postroadは動いていますか？
server-silent-guest = サーバーから返事がありません。接続を確認するか、少し待ってもう一度お試しください。
server-refused = サーバーに断られました（{ $code }）。入力した内容は消えていません。
try-again = もう一度試す

## 表紙

landing-tagline = 都市から都市へ郵便路線を延ばし、郵便局を開き、より大きな馬車を手に入れましょう。
landing-tools = 言語、外観、ヘルプ
landing-play = 遊ぶ
landing-play-about = 今すぐ、やさしいボット2人と。20～30分ほどです。
landing-name = あなたの名前
landing-continue-last = 前の卓を続ける
landing-other = ほかの遊び方
landing-new = 新しい卓…
landing-new-about = 席、ボット、モジュールを選びます。
landing-people = 1つの画面を囲んで
landing-people-about = 2～4人で、順番に。
landing-post = 手紙で
landing-post-about = 友だちどうし、順番にリンクを送り合います。
new-post-you = あなた。この端末で遊びます。
new-post-friend = 手紙を受け取り、自分の端末で遊びます。
landing-watch = ボットの対戦を見る
landing-watch-about = くつろいで、旅のようすを眺めましょう。
landing-how = 遊び方
landing-step-take = カードを取る
landing-step-take-about = どの都市にもカードが3枚あります。6枚の場札から取るか、山札から引きます。
landing-step-lengthen = 路線を延ばす
landing-step-lengthen-about = 路線のどちらかの端にカードを出します。隣り合う都市は道でつながっていなければなりません。
landing-step-close = 完成させる
landing-step-close-about = 3都市以上で、郵便局、タイル、次の馬車が手に入ります。
landing-step-rules = ルールを読む
landing-unfinished = 途中の卓
landing-finished = 終わった卓
landing-continue = 続ける
landing-look = もう一度見る
landing-delete = 削除する
landing-delete-ask = { $names }の卓を削除しますか？ 元には戻せません。
landing-record = 記録をダウンロード
landing-round = 第{ $round }ラウンド
landing-turn = 手番
landing-won = 勝ち
landing-points = { $points }点
landing-show-all = あと{ $count }件を表示

## Without a server, without a line

alone-about = 友だちと同時に遊ぶことや、誰でも入れる卓にはサーバーが必要です。
alone-server = { $name } でみんなと遊ぶ
alone-host = パソコンのPostroadで始めるには：
offline-ready = オフラインで遊べます。
offline-people = オフラインでも、一つの画面でみんなで遊べます。ボットは一度対戦すれば、オフラインでも相手になります。
offline-insecure = このアドレスは暗号化されていない（http）ため、ブラウザはオフライン用に保存できず、インストールもできません。それ以外はすべて使えます。
offline-no = このブラウザはオフライン用に保存できません。

## 新しい卓

new-title = 新しい卓
new-back = 戻る
new-seats = 席
new-players = 何人で遊びますか？
new-player-count = { $count }席
new-seat = { $number }番目の席
new-who = 誰が
new-person = 人
new-person-about = この画面で遊びます。
new-bots = ボット
level-beginner-about = ルールは知っていますが、よく迷います。初めての一局におすすめです。
level-easy-about = よい手は見えますが、見落としも多め。慣れれば勝てます。
level-medium-about = 堅実ですが、ときどき間違えます。手ごろな相手です。
level-hard-about = めったに間違えません。勝てればかなりの腕前です。
level-master-about = いつも、自分の知る最善の手を選びます。勝つのはとても難しい相手です。
new-name = 名前
new-name-missing = 全員に名前が必要です。
new-name-long = 24文字までです。この名前は{ $count }文字あります。
new-name-same = この卓には同じ名前の人がいます。見分けられるよう、別の名前にしてください。
new-bot-names = バルタザール、アポロニア、レオポルト、ヴァルブルガ、コルビニアン、ルドミラ
new-shuffle = 席をくじで決める
new-shuffle-on = 誰が最初か、誰の郵便局がどの色と屋根になるかは、全員が席に着いたときにくじで決まります。
new-shuffle-off = この順番で遊びます。最初の席から始まり、郵便局の色と屋根は表示のとおりです。
new-modules = モジュール
new-modules-about = 最初のうちは、どちらも使わないのがおすすめです。
new-more = そのほか
new-all-provinces = 全地域タイルの条件
new-all-provinces-9 = 9地域
new-all-provinces-8 = バイエルンを除く8地域
new-all-provinces-about = 全地域に郵便局を1軒ずつ置くともらえるタイルです。8地域なら少しやさしく、バイエルンは抜けていてもかまいません。
new-create = 卓を開く

## 設定

settings-name = あなたの名前
settings-theme = 外観
settings-theme-auto = 端末に合わせる
settings-theme-light = 明るい
settings-theme-dark = 暗い
settings-to-light = 明るい外観にする
settings-to-dark = 暗い外観にする
settings-speed = ボットとコマの速さ
settings-speed-slow = ゆっくり
settings-speed-normal = ふつう
settings-speed-fast = 速い
settings-speed-instant = 瞬時
settings-speech = スクリーンリーダーの読み上げ
settings-speech-brief = 手番ごとに一文
settings-speech-full = 一手ずつ
settings-confirm = 路線を捨てる前に確認する
settings-confirm-about = カードで新しい路線を始めると、今の路線は捨て札になります。
settings-shortcuts = キー操作
settings-shortcuts-about = 卓でキー1つの操作ができます。
settings-sound = 音
settings-sound-about = 紙、スタンプ、蹄の音、そしてあなたの手番を告げる短い角笛。

## ヘルプ

help-chapters = 目次
help-term = { $term }。

help-goal = どんなゲーム？
help-goal-1 = 1700年ごろ、帝国の南部で郵便を営みます。都市から都市へ路線（郵便網）を延ばしましょう。路線を完成させるたびにその都市に郵便局を開くことができ、長い路線ならより大きな馬車も手に入ります。
help-goal-2 = いちばん多く得点した人の勝ちです。得点になるのは、いちばんよい馬車とタイル。20軒の郵便局のうち、終わったときまだ開いていないものは1軒につき1点の減点です。そのため全員が−20点から始まります。

help-turn = あなたの手番
help-turn-take = カードを取る
help-turn-take-about = 表向きに並んだ6枚の場札から都市カードを1枚取るか、山札のいちばん上を引きます。場札はすぐに補充されます。
help-turn-play = カードを出す
help-turn-play-about = 手札から1枚を、路線の左端か右端に置きます。新しい都市はその端の都市と道でつながっていなければならず、同じ都市は路線に2度入れられません。並び順はあとから変わりません。
help-turn-give-up = つながるカードがないときや、つなぎたくないときは、路線を何も得ずに捨て、出したカードで新しい路線を始めます。カードは毎手番、必ず1枚出します。
help-turn-close = 路線を完成させる（任意）
help-turn-close-about = 3都市以上になれば完成できます。まだ延ばしてもかまいません。
help-turn-example = 路線の例：カールスルーエ、シュトゥットガルト、ニュルンベルク、レーゲンスブルク。インスブルックはどちらの端にもつながりません。

help-officials = 公人
help-officials-1 = 1手番に1人、好きな公人に頼めます。頼まなくてもかまいません。ただし手札なしで手番を始めたときだけは、頼まなくても郵便局長が来て、その手番はほかの公人に頼めません。

help-closing = 路線の完成
help-closing-1 = まず、この路線の都市での郵便局の開き方を選びます。
help-closing-each = 各地域に1軒ずつ
help-closing-each-about = 路線が通るどの地域にも郵便局を1軒ずつ開きます。都市はあなたが選びます。
help-closing-province = 1つの地域にすべて
help-closing-province-about = 好きな地域を1つ選び、その地域にある路線の都市すべてに郵便局を開きます。
help-closing-2 = 自分の郵便局は1都市に1軒まで。ほかの人の郵便局は関係ありません。選んだ開き方で開ける郵便局は、すべて開かなければなりません。郵便局が足りなければ、開ける都市の中から好きなところに、あるだけ置きます。
help-closing-3 = 次にタイルと、路線の長さが足りれば次の馬車を取ります。最後に路線は捨て札になり、手札は3枚まで残せます。
help-closing-4 = これらはすべて、実行する前にプレビューで確かめられます。

help-tiles = タイル
help-tiles-1 = ボーナスタイルは種類ごとに積まれ、いちばん価値の高いものが上にあります。早く取るほど得です。
help-tiles-length = 5都市、6都市、7都市以上の路線：その長さのいちばん上のタイル。なくなっていれば、次に短い長さのタイル。何度でも取れます。
help-tiles-region = 1つの地域グループの全都市に自分の郵便局：そのいちばん上のタイル。グループごとに1度だけ。いくつもの路線を合わせてかまいません。地域グループは、バーデン、ヴュルテンベルク／ホーエンツォレルン、バイエルン、スイス／チロル、ボヘミア／ザルツブルクの5つ。ポーランドはどれにも属しません。
help-tiles-all = 9地域すべてに郵便局：全地域のいちばん上のタイル。1度だけ。（バイエルンを除く8地域とする卓もあります。）
help-tiles-end = 最初に馬車7を取るか、最後の郵便局を開いた人が、ゲーム終了のタイルを取ります。

help-carriages = 馬車
help-carriages-1 = 馬車は3から7まで順番に、1回の完成につき1台まで。完成した路線の都市の数が次の馬車の数字以上なら手に入り、飛ばすことはできません。封蝋の数字が得点で、数えるのはいちばんよい馬車だけです。
help-carriages-2 = 車大工に頼めば、路線が1～2都市足りなくても次の馬車を取れます。

help-end = 終わりと得点
help-end-1 = 誰かが馬車7を取るか、最後の郵便局を開いたら、全員の手番の数がそろうようにそのラウンドの最後まで遊びます。それから数えます。
help-end-score = いちばんよい馬車 + タイル − 残った郵便局（モジュールがあれば + チップ + 聖職者）
help-end-tie = 同点なら、ゲーム終了のタイルを持つ人の勝ち。その人が同点でなければ、そこから時計回りで最初の同点の人の勝ちです。
help-end-stalled = 60ラウンドのあいだ誰も郵便局を開かず、馬車も取らなければ、そこでもゲームは終わります。

help-honours = モジュール：栄誉
help-honours-1 = 公人に頼むたび、その公人のトークンを1枚取ります。どれかの公人のトークンが尽きたら、手番の人から順に、全員がすぐにトークンを返却します。1～4枚、すべて違う公人のトークンです。トークンを持っている人は、少なくとも1枚返却します。
help-honours-reward-1 = なし
help-honours-reward-2 = 場札か山札から都市カード1枚（任意）
help-honours-reward-3 = 1点のチップ1枚（残っていれば）
help-honours-reward-4 = 自分の郵便局がない好きな都市に郵便局1軒（任意）
help-honours-tokens = トークン{ $count }枚
help-honours-2 = それでもトークンのない公人がいれば、全員がもう一度返却します。こうして開いた郵便局でも地域グループと全地域のタイルは取れますが、長さのタイルと馬車は取れません。それが最後の郵便局なら、ゲームは終わりに向かいます。最後の手番のあと、全員がもう一度だけ返却できます。

help-audience = モジュール：謁見
help-audience-1 = 最初の手番の前に、5人の聖職者を5台のローマ行き馬車に1人ずつ、こっそり乗せます。ローマ行き馬車は地域グループごとに1台。ポーランドにはありません。
help-audience-2 = 路線を完成させたら、そのとき郵便局を開かなかった都市を見ます。1都市につき、その都市の地域グループのローマ行き馬車が南へ1つ進みます。順番と、分かれ道でどちらへ行くかはあなたが決めます。ウッチのぶんと、そのローマ行き馬車がもうローマにいるときは、ほかの好きなローマ行き馬車を進めます。
help-audience-3 = ローマに着くと、乗っていた聖職者が公開され、それぞれの位の場所で控えの間に入ります。同じローマ行き馬車で来た者どうしは場所を分け合い、前からそこにいた者は去ります。まだ道中のローマ行き馬車は得点になりません。終わったときに控えの間にいる聖職者の得点：
help-audience-4 = ローマへの道の地図は、このプロジェクトが独自に作ったものです。

help-keys = キー操作
help-keys-about = 設定で切っていなければ、卓で使えます。
help-key-next = 次の選択肢
help-key-previous = 前の選択肢
help-key-press = その選択肢に決める
help-key-market = その場札を取る
help-key-deck = 山札から引く
help-key-close = 路線を完成させる
help-key-end = 手番を終える
help-key-undo = 一手戻す
help-key-command = コマンド入力
help-key-map = 地図へ
help-key-hand = 手札へ
help-key-log = 経過へ
help-key-help = このヘルプ
help-key-cancel = やめる
help-key-enter = Enter
help-key-escape = Esc

help-commands = コマンド
help-commands-about = / を押して、することを空白で区切って入力します。順番は自由で、言葉は短くしてもかまいません。
help-command-take = 場札からウルムを取る、または山札から引く
help-command-play = 路線の端にウルムをつなぐ
help-command-start = ウルムから新しい路線を始める
help-command-call = 公人に頼む
help-command-close-each = 完成：各地域に郵便局を1軒ずつ
help-command-close-province = 完成：1つの地域の都市すべてに郵便局
help-command-office = ウルムに郵便局を開く
help-command-coach = 地域グループのローマ行き馬車を町へ進める
help-command-discard = カードを捨てる
help-command-return = トークンを返却する
help-command-decline = 褒美を辞退する
help-command-clergy = その位の聖職者を次のローマ行き馬車に乗せる
help-command-end = 手番を終える
help-command-undo = 一手戻す

## 終局の画面

final-title = ゲーム終了
final-you-won = { $name }さん、あなたの勝ちです！
final-won = { $name }の勝ちです！
final-you-won-about = { $points }点。帝国の郵便はあなたのものです。
final-won-about = { $points }点。皆さん、よい旅でした。
final-tie = 同点です。ゲーム終了のタイルを持つ人の勝ち。その人が同点でなければ、そこから時計回りで最初の同点の人の勝ちです。
final-stalled = 街道は静かになりました。60ラウンドのあいだ、誰も郵便局を開かず、馬車も取りませんでした。
final-score = 得点の内訳
final-source = 内訳
final-carriage = 馬車
final-tiles = タイル
final-offices = 残った郵便局
final-chips = チップ
final-clergy = 聖職者
final-points = 得点
final-offices-open = 郵便局20軒のうち{ $open }軒を開設
final-no-tiles = タイルなし
final-again = もう一度遊ぶ
final-map = 盤面を見る
final-record = 記録をダウンロード
final-leave = はじめの画面へ

# Games that this browser keeps
kept-title = この端末のゲーム
kept-here = ボットとのゲームと、1つの画面で遊ぶゲームは、この端末のこのブラウザーに保存されます。
kept-nowhere = このウィンドウでは、ブラウザーに何も保存されません。ボットとのゲームと、1つの画面で遊ぶゲームは、ページを閉じると消えます。ファイルに保存してください。
kept-save = すべてファイルに保存
kept-bring = ファイルから戻す
kept-reading = ファイルを読んでいます…
kept-brought = { $count }つのゲームが戻りました。
kept-known = このファイルのゲームは、すべてもうここにあります。
kept-broken = ファイルの中の{ $count }つのゲームは読めませんでした。
kept-no-games = このファイルにはPostroadのゲームがありません。
refused-no-room = この端末には空きがありません。いらないゲームを消すか、空きを作ってから、もう一度お試しください。
