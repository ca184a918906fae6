# 席を外している人への通知。

herald-turn-title = あなたの手番です
herald-turn = { $who }さん、{ $host }さんの卓であなたの手番です。
herald-trial-title = Postroad
herald-trial = 手番になると、このようにお知らせします。

## 設定

herald-title = 手番の通知
herald-about = ほかの人があなたを待っていて、あなたが卓にいないとき、最後の手から1分後に通知します。時計のない卓か、持ち時間の長い卓だけです。通知にあるのは卓の名前とリンクだけで、カードのことは何も書きません。
herald-subscribe = このブラウザーに通知する
herald-here = このブラウザー
herald-there = 別のブラウザー（{ $service }）
herald-ntfy = ntfy
herald-ntfy-about = ntfyアプリで購読しているトピックのアドレスです。知っている人は誰でも読めるので、推測されない名前にしてください。
herald-webhook = Webhook
herald-webhook-about = メッセージを受け取るアドレスです。Discord、Slack、Mattermost、または自作のプログラム。
herald-kind = 通知の方法
herald-address = アドレス
herald-add = 追加
herald-try = テスト送信
herald-try-which = テスト送信：{ $name }
herald-tried = 送りました。もう届いているはずです。
herald-delete = { $name }を削除
herald-off = オフにしました。{ $why }
herald-wrong = https:// で始まるアドレスを入力してください。ntfy ではトピックも含めます。
herald-trouble-no-address = この名前の公開アドレスはありません。
herald-trouble-unreachable = サービスが応答しません。
herald-trouble-refused = サービスにメッセージを拒否されました。
herald-trouble-gone = このアドレスはもうありません。
