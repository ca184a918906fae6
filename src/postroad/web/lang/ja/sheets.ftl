# 卓のシート：路線の完成、馬車、トークン、捨て札。

act-coach = { $coach }のローマ行き馬車を{ $stop }へ進める
act-return-none = 返却しない
close-route-now = 路線を完成させる
not-now = 今はしない
discard-empty = 捨て札はありません。
coach-to = { $coach } → { $stop }
coach-at = { $stop }、{ $left }
coach-rider = 乗客：{ $rank }
closing-ways = 郵便局の開き方
way-brings = { $count ->
    [0] 郵便局なし
   *[other] 郵便局{ $count }軒
}、+{ $points }点
way-points = +{ $points }点
region-progress = { $before } → { $after }／{ $all }
choice-office = どの都市に？
choice-office-in = { $province }のどの都市に？
choice-suggested = 提案
choice-cartwright = { $points ->
    [0] 車大工：馬車{ $number }
   *[other] 車大工：馬車{ $number }、+{ $points }点
}
closing-later = このあと選ぶこと：{ $what }。
result-title = 得られるもの
result-points = あなたの得点
result-offices = 郵便局
result-coaches = ローマ行き馬車
result-discards = 捨て札
handin-title = トークンを返却する
handin-note = 公人ごとに1枚まで。褒美は枚数で決まります。
handin-tokens = あなたのトークン
handin-do = { $count ->
    [0] 返却する
   *[other] { $count }枚返却する
}
coaches-title = ローマ行き馬車を進める
coaches-note = あと{ $count }回進めます。ローマへの地図の町をタップするか、ここで選んでください。
curtain-title = { $who }の手番です
curtain-text = ほかの方は、画面から目をそらしてください。
curtain-ready = { $who }です。手札を見る
score-title = 得点：
clergy-hidden = 非公開
confirm-remove = { $who }をボットと交代させますか？　この席には戻れなくなります。
do-remove = ボットと交代
