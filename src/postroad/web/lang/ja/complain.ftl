# サーバーの管理者への通報。

complain-title = 通報
complain-about = このサーバーの管理者が、チャットの最後の数行とともに読みます。{ $name }さんには知らされません。
complain-why = { $name }さんは何をしましたか？
complain-insults = 侮辱や脅し
complain-name = 不快な名前
complain-spam = 宣伝や連投
complain-stalling = わざと待たせる
complain-unfair = 不正なプレイ（示し合わせ、1人で複数の席など）
complain-other = その他
complain-words = よければ、ひとこと
complain-words-needed = どんなことですか？
complain-send = 通報を送る
complain-sent = 通報を送りました。{ $name }さんには知らされません。
complain-mute-about = 無理に読むことはありません。{ $name }さんの発言は、あなたの画面から隠せます。
complain-muted = { $name }さんの発言は、あなたの画面では隠れています。
complain-too-many = 通報がすでにたくさん届いています。管理者が先にそちらを読みます。
