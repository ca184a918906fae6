# 言葉で見る卓：入力できる質問とその答え、読み上げる言葉。

## 質問の言葉。どれも通じ、最初のものを表示する
query-hand = 手札
query-market = 場札
query-route = 路線
query-score = 得点、点数
query-last = 前回、最近
query-near = 近く、道
query-way = 行き方、経路
query-missing = 不足、足りない
query-rome = ローマ
query-tokens = トークン、チップ
query-help = ヘルプ

## 何を尋ねるか（ヘルプ用）
query-about = 質問もできます。答えは表示され、読み上げられます。
query-hand-about = あなたの手札
query-market-about = 場札・山札・捨て札
query-route-about = あなたの路線と、次の馬車に必要な都市の数
query-score-about = 全員の得点と、あなたの得点の内訳
query-last-about = 前の手番のあとに、ほかの人がしたこと
query-near-about = ウルムから道でつながる都市と、そのうち場札や手札にあるもの
query-way-about = ウルムからウッチまでの最短の道
query-missing-about = まだ郵便局がないところ（地域、地域グループ、または全体）
query-rome-about = ローマ行き馬車と控えの間
query-tokens-about = あなたのトークンと残りのトークン
query-help-about = 質問できる言葉。名前を入力すると、その人のすべてがわかります

## 答え
answer-hand = { $count ->
    [0] 手札はありません。
   *[other] 手札{ $count }枚：{ $cities }。
}
answer-market = { $count ->
    [0] 場札はありません。
   *[other] 場札：{ $cities }。
}{ $deck }。{ $discard }。
answer-route = { $count ->
    [0] 路線はまだありません。
   *[other] あなたの路線は{ $count }都市：{ $cities }。
}
answer-points = { $who }：{ $points }点
answer-score = { $points }。
answer-own-score = あなたの内訳：{ $parts }。
answer-last-nothing = 前の手番から何も起きていません。
answer-near = { $city }から道でつながる都市は{ $count }つ：{ $cities }。
near-market = { $city }（場札）
near-hand = { $city }（手札）
near-both = { $city }（場札と手札）
answer-way = { $from }から{ $to }まで{ $count }区間：{ $cities }。
answer-way-same = 同じ都市です。
answer-missing = { $land }：{ $count ->
    [0] すべての都市に郵便局があります。
   *[other] あなたの郵便局がない都市は{ $count }つ、{ $cities }。
}
answer-missing-provinces = { $count ->
    [0] すべての地域に郵便局があります。
   *[other] あなたの郵便局がない地域は{ $count }つ：{ $lands }。
}
answer-seat = { $label }、{ $hand }。
answer-seat-route = { $count ->
    [0] 路線なし。
   *[other] 路線：{ $cities }。
}
answer-tiles = タイル：{ $tiles }。
answer-known = 手札のうち全員が見ていたカード：{ $cities }。
answer-coaches = ローマ行き馬車：{ $coaches }。
answer-coach = { $coach }は{ $stop }
answer-rider = { $coach }は{ $stop }（あなたの{ $rank }が乗車）
answer-waits = { $rank }（{ $names }）
answer-waiting = { $count ->
    [0] 控えの間には誰もいません。
   *[other] 控えの間：{ $ranks }。
}
answer-token = { $official }{ $count }枚
answer-tokens = { $count ->
    [0] トークンはありません。
   *[other] あなたのトークン：{ $tokens }。
}
answer-tokens-left = 残り：{ $tokens }、チップ{ $chips }枚。
answer-no-module = このゲームでは、そのモジュールを使っていません。
answer-example = こう入力してください：{ $example }
answer-help = 質問できる言葉：{ $words }。名前を入力すると、その人の様子がわかります。コマンドはすべてヘルプにあります。

## 手番を一文で
brief-then = { "" }
brief = { $who }：{ $what }。
brief-and = 、
brief-call = { $official ->
    [postmaster] 郵便局長に頼む
    [administrator] 郡長に頼む
    [carrier] 御者に頼む
   *[cartwright] 車大工に頼む
}
brief-clear = 場札を入れ替える
brief-take = { $city }を取る
brief-draw = 山札から引く
brief-abandon = { $count }都市の路線を捨てる
brief-start = { $city }から路線を始める
brief-play = { $city }をつなぐ
brief-close = { $count }都市の路線を完成
brief-office = { $cities }に郵便局（{ $count }軒）を開く
brief-tile = 「{ $stack }」を獲得（+{ $points }点）
brief-tile-covered = タイルを獲得
brief-carriage = 馬車{ $number }を獲得
brief-discard = { $count }枚捨てる
brief-coach = { $coach }のローマ行き馬車を{ $stop }へ
brief-market = 新しい場札は{ $cities }

## 読み上げ
spoken-market = 新しい場札：{ $cities }。
spoken-undo = { $who }が一手戻す。
