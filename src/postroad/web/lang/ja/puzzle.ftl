# 問題：はっきり最善の一手がある局面。

puzzle-title = 問題集
puzzle-about = 名人どうしのゲームから、最善の一手がはっきりしている局面を集めました。卓で見つけてください。ほかの手は取り消され、その手の値打ちが示されます。
puzzle-count = 正解：{ $solved }／{ $of }（一度で正解：{ $first }）
puzzle-solved-of = { $solved }／{ $of }
puzzle-next-open = まだ解いていない問題へ
puzzle-next = 次の問題
puzzle-all = 問題一覧
puzzle-show = 答えを見る
puzzle-number = 第{ $number }問
puzzle-of = { $degree }・全{ $count }問
puzzle-degree-1 = やさしい
puzzle-degree-2 = ふつう
puzzle-degree-3 = 難しい
puzzle-players = { $count }人
puzzle-first = 一度で正解
puzzle-later = 正解
puzzle-seen = 答えを見た
puzzle-tried = 挑戦中

## 卓で

puzzle-seat = あなたは{ $players }人中{ $seat }番目の席です。
puzzle-ahead = { $count }点リードしています。
puzzle-behind = { $count }点差で追っています。
puzzle-level = あなたより得点の多い人はいません。
puzzle-task = 今、最善の一手は？
puzzle-wrong = { $action }：勝つ見込み{ $percent }％。最善の手なら{ $best }％です。取り消しました。もう一度どうぞ。
puzzle-help = ヒント：
puzzle-solved-first = 一度で正解！　{ $action }
puzzle-solved = 正解！　{ $action }
puzzle-shown = 答え：{ $action }
puzzle-done = この問題は終わりです。
puzzle-worth = 勝つ見込み：{ $percent }％。次によい手（{ $next }％）：{ $action }
puzzle-fair = あなたに見えている情報だけによる、名人の判断です。この先は全員が名人なみに進めるとしています。
