## 手番と公人

log-call = { $who }：{ $official ->
    [postmaster] 郵便局長に頼む
    [administrator] 郡長に頼む
    [carrier] 御者に頼む
   *[cartwright] 車大工に頼む
}。
log-clear = { $who }：場札を総入れ替え。
log-shuffle = 山札が尽き、捨て札を切り直して新しい山札に。
log-resign = { $who }が投了。ボットが引き継ぐ。

## カードと路線

log-take-market = { $who }：{ $city }を取る。
log-take-deck = { $who }：山札から引く。
log-take-deck-own = { $who }：山札から{ $city }を引く。
log-abandon = { $who }：路線を捨てる（{ $cities }）。
log-play-start = { $who }：{ $city }から路線を始める。
log-play-left = { $who }：左端に{ $city }。
log-play-right = { $who }：右端に{ $city }。
log-discard = { $who }：{ $count }枚捨てる（{ $cities }）。

## 路線の完成

log-close-each = { $who }：路線完成（{ $cities }）、各地域に1軒ずつ。
log-close-province = { $who }：路線完成（{ $cities }）、{ $province }にある路線上の都市に。
log-office = { $who }：{ $city }に郵便局を開く。
log-offices = { $who }：郵便局を{ $count }軒開く（{ $cities }）。
log-tile = { $who }：「{ $stack }」を獲得、+{ $points }点。
log-tile-covered = { $who }：タイルを獲得。
log-carriage = { $who }：馬車{ $number }を獲得、{ $points }点に。

## 栄誉

log-return = { $who }：トークンを{ $count }枚返却（{ $tokens }）。
log-return-none = { $who }：トークンを返却しない。
log-decline = { $who }：褒美を辞退。
log-chip = { $who }：チップを獲得、+1点。

## 謁見

log-clergy = { $who }：聖職者が全員乗車。
log-coach = { $who }：{ $coach }のローマ行き馬車を{ $to }へ。
log-arrive = { $coach }のローマ行き馬車が到着。
log-arrive-rank = { $who }の{ $rank }が控えの間へ。
log-leave = { $rank }（{ $names }）が控えの間を去る。

## 終局

log-end = { $points }点で{ $who }の勝ち。
log-end-stalled = 60ラウンドのあいだ郵便局も馬車も増えず終局。{ $points }点で{ $who }の勝ち。

## 前の手番から

since-title = 前の手番から：
since-office = { $who }：郵便局{ $count }軒（{ $cities }）。
since-nothing = 新しい郵便局・タイル・馬車はありません。

## Handing in
log-hand-in = { $official }のトークンが尽きた。全員が返却。
log-reward-take-market = { $who }：褒美に{ $city }を取る。
log-reward-take-deck = { $who }：褒美に山札から引く。
log-reward-take-deck-own = { $who }：褒美に山札から{ $city }を引く。
log-reward-office = { $who }：褒美に{ $city }に郵便局を開く。
log-last-round = 最終ラウンド。全員の手番がそろうまで続く。

## ゲームのほか
log-left = { $who }が離席。ボットが代理。
log-back = { $who }が席に戻る。
log-removed = { $who }の席をボットが引き継ぐ。
log-filled = { $who }の席を別のボット「{ $bot }」が引き継ぐ。
log-stands-in = { $who }はまだ準備中。簡単なボットが代理。
log-arrived = { $who }の準備が完了。代理と交代。
log-time = { $who }の時間切れ。ボットが代理。
log-undo-agreed = { $who }が最後の手を戻す。異議なし。
log-undo-refused = { $who }が断る。手は戻らない。
log-undo-withdrawn = { $who }が手を戻す頼みを取り下げる。
log-offered = { $who }の席をほかの人に譲ってよい。異議なし。
log-kept = { $who }の席は譲られないことに。
log-handed = この席はこれから{ $who }のもの。
log-seat-refused = { $who }が断る。席は譲られない。
log-paused = { $who }の休憩。時計は停止。異議なし。
log-resumed = { $who }が時計を再開。
log-pause-refused = { $who }が断る。休憩はなし。
log-pause-withdrawn = { $who }が休憩の頼みを取り下げる。
