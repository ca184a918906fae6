# サーバーの管理者への通報。

report-title = プレイヤーを通報
complain-about = このサーバーの管理者が、チャットの最後の数行とともに読みます。{ $name }さんには知らされません。
complain-why = { $name }さんは何をしましたか？
complain-insults = 侮辱や脅し
complain-name = 不快な名前
complain-spam = 宣伝やスパム
complain-stalling = わざと待たせる
complain-unfair = 不正行為（共謀や複数アカウント）
complain-other = その他
complain-words = 詳しい内容（任意）
complain-words-needed = 何がありましたか？
complain-send = 通報を送信
complain-sent = 通報を送りました。{ $name }さんには知らされません。
complain-mute-about = { $name }さんの発言は、あなたの画面で隠すこともできます。
complain-muted = { $name }さんの発言は、あなたの画面では隠れています。
complain-too-many = 通報がすでにたくさん届いています。管理者が先にそちらを読みます。
