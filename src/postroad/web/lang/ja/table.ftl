# 卓そのもの：問いかけ、答え、見出し。

## 題
title-table = 卓 – Postroad
title-your-turn = あなたの手番です – Postroad
opening = 卓を読み込んでいます…
you = { $who }（あなた）
seats = 席
seat-you = あなた
seat-resigned = 投了
seat-waking = 準備中
officials = 公人
tiles = タイル
market = 場札
log-title = 経過
news = 起きたこと
map-name = 郵便街道
map-label = 郵便街道の地図
map-fit = 地図全体を表示
rome-label = ローマへの道の地図
leaves = 卓の各面
leaf-map = 地図
leaf-rome = ローマ
leaf-table = 卓
leaf-chat = チャット

## 問いかけと、その次
ask-clergy = 聖職者を5台のローマ行き馬車に乗せてください。
next-clergy = こっそりと。ほかの人には見えません。
ask-take = 場札か山札からカードを1枚取ってください。
ask-take-two = 2枚のうちの1枚目を取ってください。
next-take = そのあと、カードを1枚出します。
next-take-two = 手札がないので、郵便局長が助けてくれます。
next-take-administrator = 郡長に頼めば、場札を6枚とも替えられます。取ったあと、カードを1枚出します。
ask-take-second = 2枚目のカードを取ってください。
next-take-second = 郵便局長の助けです。そのあと、カードを1枚出します。
ask-play-first = カードを1枚出して、路線を始めてください。
ask-play = カードを1枚出してください。路線の端につなぐか、新しい路線を始めます。
ask-play-none = 路線につながるカードがありません。今の路線を捨てて、新しい路線を始めてください。
next-play = そのあと、路線を完成させることができます。
next-play-short = 3都市以上の路線なら完成できます。
next-play-none = 今の路線の{ $count }都市は捨て札になり、何も得られません。
next-play-postmaster = 郵便局長に頼めば、もう1枚取れます。
ask-play-second = 2枚目のカードを路線の端に出してください。
next-play-second = 御者の助けです。そのあと、路線を完成させることができます。
next-play-second-short = 御者の助けです。
ask-where = { $city }をどこに置きますか？
next-where = 路線の端を選んでください。
next-where-anew = 路線のどちらの端とも、道でつながっていません。
place-left = { $left }の左
place-right = { $right }の右
place-start = 新しい路線
ask-anew = どのカードで新しい路線を始めますか？
next-anew = 今の路線の都市は捨て札になります。
ask-close = { $count }都市の路線を完成させるか、手番を終えてください。
ask-close-short = 手番を終えてください。
ask-close-carrier = 手番を終えるか、御者に頼んでください。
next-close-short = 路線はまだ{ $count }都市です。完成には3都市以上が必要です。
next-close = 次の馬車には{ $number }都市が必要です。
next-close-brings = 完成させると、馬車{ $number }が手に入ります。
next-close-carrier = 御者に頼めば、もう1枚出せます。
next-close-cartwright = 車大工に頼めば、馬車{ $number }を取れます：+{ $points }点。
next-close-either = 今は御者、完成時は車大工に頼めます。
ask-office = 郵便局を開く都市を選んでください。
next-office = そのあとは、タイルと馬車です。
ask-cartwright = 車大工に頼んで、馬車{ $number }を取りますか？
next-cartwright = 費用なしで+{ $points }点。{ $after ->
    [coach] 頼まないなら、ローマ行き馬車を1つ進めてください。
    [discard] 頼まないなら、手札が3枚になるまで捨ててください。
   *[end] 頼まないなら、手番を終えてください。
}
ask-coach = ローマ行き馬車を1つ進めてください。
next-coach = 路線上で新しい郵便局を開かなかった都市ごとに、1つ進みます。
ask-discard = カードを{ $count }枚捨てて、手札を3枚にしてください。
next-discard = そのあと、手番を終えます。
ask-end = すべて済みました。手番を終えてください。
next-end = 終えるまでは、一手ずつ戻せます。
ask-hand-in = トークンを1枚から4枚、すべて違う種類で返却してください。
next-hand-in = { $official }のトークンが尽きたので、全員がトークンを返却します。
next-hand-in-last = これが最後です。このあと得点計算です。
ask-hand-in-last = ゲーム終了です。最後にトークンを返却しますか？
ask-reward-card = 褒美です。カードを1枚取るか、辞退してください。
next-reward-card = トークン2枚の褒美です。
ask-reward-office = 褒美です。好きな都市に郵便局を開くか、辞退してください。
next-reward-office = トークン4枚の褒美です。
ask-over = ゲームは終わりました。
last-round = 最終ラウンド

## ほかの人が決めるとき
wait-person = { $who }を待っています。
wait-bot = { $who }が考えています。
wait-waking = { $who }は準備中です。初回は30秒ほどかかります。
wait-late = { $who }の準備にいつもより時間がかかっています。
next-late = ボットが待っていることは、サーバーの管理者が確認できます。準備ができ次第、ゲームは自動で再開します。
wait-paused = ゲームを一時停止しています。
wait-missing = { $who }のボットはもう利用できません。
wait-unfetched = { $who }はまだダウンロードされていません。
next-unfetched = このボットは一度だけダウンロードが必要です。オンラインになるとゲームが再開します。
doing-clergy = 聖職者を乗せています
doing-take = カードを取るところです
doing-take-second = 2枚目のカードを取るところです
doing-play = カードを出すところです
doing-play-second = 2枚目のカードを出すところです
doing-close = 路線を完成させるか考えています
doing-office = 郵便局を開くところです
doing-cartwright = 車大工に頼むか考えています
doing-coach = ローマ行き馬車を進めるところです
doing-discard = カードを捨てるところです
doing-end = 手番を終えるところです
doing-hand-in = トークンを返却するところです
doing-reward-card = 褒美のカードを取るところです
doing-reward-office = 褒美の郵便局を開くところです

## ボタンの言葉
act-take = { $city }を取る
act-start = { $city }から始める
act-start-anew = { $city }で新しい路線を始める
act-extend = { $right }の右に{ $city }
act-left = { $left }の左に{ $city }
act-right = { $right }の右に{ $city }
act-close-each = 各地域に1軒ずつ
act-close-province = すべて{ $province }に
act-decline = 辞退する
act-clergy-in = { $rank }（{ $points }点）を{ $coach }のローマ行き馬車に乗せる
undo = 一手戻す
hint-ask = 名人ならどうする？
hint-short = ヒント
hint-shut = 閉じる
end-turn = 手番を終える
close-route = 完成させる…
call-short = { $official }に頼む
call-cartwright = 車大工に頼む
do-abandon = 路線を捨てる
confirm-abandon = { $city }で新しい路線を始めると、今の路線の{ $count }都市は捨て札になります。何も得られません。
which-coach = そこへは複数のローマ行き馬車が進めます。先に1台選んでください。

## カード
deck-label = 山札、{ $count }枚
market-label = { $city }、場札
mark-joins = あなたの路線につながります。
mark-region = { $region }：{ $all }か所中{ $have }か所。
discard-label = { $count ->
    [0] 捨て札、なし
   *[other] 捨て札、{ $count }枚、いちばん上は{ $city }
}
discard-name = 捨て札
discard-title = 捨て札（新しい順）
my-route = { $count ->
    [0] あなたの路線、まだありません
   *[other] あなたの路線：{ $cities }
}
route-title = { $count ->
    [0] 路線
   *[other] 路線 · { $count }
}
end-place-left = 左端
end-place-right = 右端
end-place-start = 路線の始まり
my-hand = { $count ->
    [0] あなたの手札、なし
   *[other] あなたの手札、{ $count }枚
}
hand-title = { $count ->
    [0] 手札
   *[other] 手札 · { $count }
}
hand-empty = 手札なし
hand-label = { $city }、手札
hand-label-play = { $city }を出す
hand-label-start = { $city }で新しい路線を始める
hand-label-discard = { $city }を捨てる
known-cards = この手札のうち、全員が見ていたカード：

## 地図
city-label = { $city }、{ $province }。{ $offices }{ $what }
city-roads = 道：{ $cities }。
city-offices = 郵便局：{ $names }。
city-no-office = 郵便局なし。
can-take = 取れます。
can-start = 出せます。
can-left = 出せます。
can-right = 出せます。
can-abandon = 新しい路線を始めます（今の路線は捨て札になります）。
can-office = 郵便局を開けます。
coach-label = { $coach }のローマ行き馬車、{ $stop }
moves-to-rome = { $count ->
    [0] ローマに到着
   *[other] ローマまであと{ $count }つ
}

## 席
points-label = { $points }点
covered-tiles = 伏せたタイル{ $count }枚
offices-left = 郵便局 残り{ $count }軒
hand-size = 手札{ $count }枚
route-of = { $who }の路線：{ $cities }
route-on-map = 地図に表示
route-on-map-of = { $who }の路線を地図に表示
chip-label = { $who }：{ $points }点、郵便局 残り{ $offices }軒、{ $carriage ->
    [0] 馬車なし
   *[other] 馬車{ $carriage }
}
score-part = { $source } { $points }
source-carriage = 馬車
source-tiles = タイル
source-offices = 残った郵便局
source-chips = チップ
source-clergy = 聖職者

## 公人とタイル
official-label = { $official }。{ $help }
official-label-call = { $official }に頼む。{ $help }
tokens-left = トークン 残り{ $count }枚
chips-left = チップ 残り{ $count }枚
stack-label = { $stack }：{ $points }

## 路線の完成
closing-title = 路線を完成させる
closing-later-coach = ローマ行き馬車の行き先
closing-later-discard = 捨てるカード{ $count }枚
result-none = なし
result-ends-chance = プレビューはここまで。この先はまだ伏せられています。
result-ends-arrive = ローマ行き馬車が到着し、聖職者が降りてきます。
result-ends-choice = このあと、もう一つ選ぶことがあります。
result-ends-other-seat = このあと、先にほかの人が決めます。

## モジュール
clergy-title = 聖職者を乗せる
clergy-note = ローマ行き馬車が到着し、終了時に控えの間に残っている聖職者が得点になります。
clergy-by-heart = 誰をどこに乗せたか覚えておきましょう。あとから見直せません。
clergy-done = 乗車する
clergy-take-out = { $coach }のローマ行き馬車から{ $rank }を降ろす
clergy-choose = { $coach }のローマ行き馬車に誰を乗せますか？
clergy-ready = 全員が席に着きました。
clergy-missing = すべてのローマ行き馬車に聖職者を乗せてください。次は{ $coach }です。
news-handed-in = 選択肢が1つだけなので、自動で返却しました：{ $tokens }。
reward-1 = なし
reward-2 = カード1枚
reward-3 = チップ1枚
reward-4 = 郵便局1軒

## メニュー
menu = メニュー
menu-settings = 設定
menu-help = ルールとショートカット
menu-record = 記録をダウンロード
share-title = このゲームを共有
take-title = このゲームを別の端末で続ける
mail-title = 手番を送る
menu-report = 不具合報告を保存
menu-resign = 投了する（戻れません）
menu-delete = ゲームを削除する
menu-leave = メインメニュー
pause = 一時停止
go-on = 再開
skip = 自分の手番まで進む
speed-label = 速さ：{ $speed }
settings-speed-slow = ゆっくり
settings-speed-normal = ふつう
settings-speed-fast = 速い
settings-speed-instant = 瞬時
to-final = 最終得点

## コマンド入力
command-label = することを入力してください。例：ウルム 取る
command-hint = 手を入力：ウルム 取る
command-which = どれですか：{ $commands }
command-take = 取る、とる、引く
command-play = 出す、だす
command-start = 始める、始め直す、新しい路線
command-left = 左
command-right = 右
command-call = 頼む、呼ぶ
command-close = 完成、完成させる
command-office = 開く、郵便局
command-coach = 進める、ローマ行き馬車
command-discard = 捨てる
command-return = 返却、返却する、返す
command-decline = 辞退、辞退する
command-clergy = 乗せる、聖職者
command-end = 終了、終える、終わる
command-deck = 山札
command-each = 各地域
command-said = { $what } { $verb }
command-none = なし
command-undo = 戻す、一手戻す、取り消す

## Playing together
wait-clergy = 聖職者を乗せました。ほかの人が選んでいます。
seat-here = 席にいます
seat-gone = 席を外しています
seat-away-left = 離席中、ボットが代理
seat-away-time = 時間切れ、ボットが代理
seat-away-removed = ボットが代理
menu-ask-undo = 手を戻すよう頼む
menu-ask-pause = 休憩を頼む
menu-take-back = 自分の最後の手を戻す…
menu-away = ボットに代わってもらう
menu-hand-on = 自分の席を譲る…
do-hand-on = 席を譲る
undo-asked-you = 最後の手を戻したいと頼みました：
undo-more = そのあとの手もすべて戻ります。
undo-end = { $who }：手番を終える。
away-left = { $who }の代わりにボットがプレイしています。
away-left-you = あなたの代わりにボットがプレイしています。
away-time = { $who }は時間切れです。ボットが続けています。
away-time-you = あなたは時間切れです。ボットが続けています。
come-back = 自分の席に戻る
chat-title = チャット
chat-tab = { $count ->
    [0] チャット
   *[other] チャット（{ $count }）
}
complain-of = { $name }さんを通報する
reaction-well-done = お見事！
reaction-thanks = ありがとう！
reaction-oops = しまった！
reaction-hurry = 郵便が待っています！
reaction-wow = なんと！
reaction-horn = プップー！

## Everywhere
close = 閉じる
cancel = やめる
landing-guest = ゲスト
settings-title = 設定
settings-language = 言語
rule-behind = このルールを見る
help-title = ヘルプ

## Other tables
turns-button = { $count }卓であなたの手番です
turns-with = { $names }と
notify-turn = { $names }との卓で、あなたの手番です。
notify-sample = テスト：このように通知されます。

# A decision that could not be sent so far
unsent-offline = この決定はまだ送信されていません。接続が戻り次第送ります。
unsent-stopped = この決定は保存されています。このページのゲームが再開し次第、反映されます。
unsent-read-only = この決定は保存されています。サーバーは現在閲覧専用です。解除され次第送ります。
unsent-refused = この決定は保存されています。サーバーが今は受け付けられないため、まもなく送り直します。
unsent-discard = 取り消す

## 観戦と居残り
watching = 観戦中
replaying = ゲームの再生
turns-rematch = { $names }から再戦の誘い
