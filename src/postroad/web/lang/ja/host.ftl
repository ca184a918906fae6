# サーバーの管理者のページ。

host-title = 管理者用
host-how = このページは、サーバーで `postroad admin host` が表示するリンクから開きます。リンクは1時間以内に1回だけ使えます。
host-connected = 現在の人数
host-known = 全員の人数
host-open = メモリ上の卓
host-gathering = 募集中
host-playing = 進行中
host-over = 終了
host-load = 負荷
host-load-of = { $load } / { $cores }
host-bots-wait = ボットに問い合わせてから{ $seconds }秒たちましたが、返事がありません。自前のボットを持たないサーバーには `postroad work` が必要です。
host-line = 全員へのお知らせ
host-line-about = 開いているページも含め、全ページの上部に数秒で表示されます。
host-say = 表示する
host-say-nothing = 取り消す
host-read-only = 閲覧のみ
host-read-only-about = 見ることだけができ、変更はできません。ボットと時計は止まります。
host-tables = 最近の卓
host-table-of = 作成者
host-stage = 状態
host-touched = 更新
host-players = 最近来た人
host-name = 名前
host-id = 識別子
host-tables-of = 卓数
host-came = 来訪
host-muted = チャット不可
host-banned = 入場不可
host-complaints = { $count ->
   *[other] 通報{ $count }件
}
host-complaint-by = { $name }さんから
host-complaint-table = 卓へ
host-complaint-gone = 卓は削除済み
host-complaint-lines = 発言
host-settle = 処理済みにする
host-mute = チャット不可にする
host-unmute = チャットを許す
host-ban = 入場不可にする
host-unban = 入場を許す
host-ban-sure = { $name }さんを入場不可にしますか？
host-delete = 卓を削除
host-delete-sure = この卓を、ここであったことすべてとともに削除しますか？
