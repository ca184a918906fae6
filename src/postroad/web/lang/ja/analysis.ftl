# ゲームの分析。

analysis-fair = 全員の勝つ見込みの移り変わり、勝負の分かれ目、もっとよかった手を調べます。どの時点でも、その人に見えていた情報だけで考えています。見込みはどれも、その先全員が名人なみに進めるとした数字です。
analysis-chances = 勝つ見込み
analysis-end = 終局
analysis-round = { $round ->
    [0] 第1ラウンドの前
   *[other] 第{ $round }ラウンド
}
analysis-rounds = ラウンド
analysis-turning = 勝負の分かれ目
analysis-no-turning = 見込みが大きく動いた手番はありません。
analysis-turn = { $round ->
    [0] 第1ラウンドの前、{ $turn }の手番：{ $who }が{ $before }％から{ $after }％へ。
   *[other] 第{ $round }ラウンド、{ $turn }の手番：{ $who }が{ $before }％から{ $after }％へ。
}
analysis-better = もっとよい手
analysis-none = はっきりよい手はほかにありませんでした。
analysis-look = 見る
analysis-look-round = 再生で見る：{ $round ->
    [0] 第1ラウンドの前
   *[other] 第{ $round }ラウンド
}
analysis-decision = { $round ->
    [0] 第1ラウンドの前、{ $who }。実際の手：{ $action }。もっとよい手（{ $gain }）：{ $best }。
   *[other] 第{ $round }ラウンド、{ $who }。実際の手：{ $action }。もっとよい手（{ $gain }）：{ $best }。
}
analysis-gain-chance = +{ $lost }％
analysis-gain-points = +{ $points }点
analysis-gain-both = +{ $lost }％、+{ $points }点
analysis-summary = まとめ
analysis-seat = { $who }：名人に劣らない判断は{ $count }回のうち{ $good }回。
analysis-good = 勝つ見込みの損が2％未満で、得点の損も0.5点未満なら、よい判断と数えます。
analysis-start = このゲームを分析する
analysis-stop = 止める
analysis-progress = { $count }手のうち{ $done }手
analysis-whose = どのプレイヤー？
analysis-all = 全プレイヤー
analysis-unfetched = 分析には一度だけダウンロード（名人のネットワーク）が必要ですが、今はできません。
analysis-chart = 手番ごとの勝つ見込み
