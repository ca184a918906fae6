# 卓にいない人に、サーバー自身が伝えることば。

herald-turn-title = あなたの手番です
herald-turn = { $who }さん、{ $host }さんの卓であなたの手番です。
herald-trial-title = Postroad
herald-trial = 手番になると、このようにお知らせします。

## 設定

herald-title = 席を外しているときの知らせ
herald-about = ほかの人があなたを待っていて、あなたが卓にいないとき、最後の手から1分後に知らせます。時計のない卓か、持ち時間の長い卓だけです。卓の名前とリンクだけで、カードのことは何も書きません。
herald-subscribe = このブラウザーに知らせる
herald-here = このブラウザー
herald-there = 別のブラウザー（{ $service }）
herald-ntfy = ntfy
herald-ntfy-about = ntfyアプリで購読しているトピックのアドレスです。知っている人は誰でも読めるので、推測されない名前にしてください。
herald-webhook = Webhook
herald-webhook-about = メッセージを受け取るアドレスです。Discord、Slack、Mattermost、または自作のプログラム。
herald-kind = 知らせる方法
herald-address = アドレス
herald-add = 追加
herald-try = 試しに送る
herald-try-which = 試しに送る：{ $name }
herald-tried = 送りました。もう届いているはずです。
herald-delete = { $name }を削除
herald-off = オフにしました。{ $why }
herald-wrong = このアドレスは使えません。https のアドレスが必要です。ntfy ではトピック名も含めてください。
herald-trouble-no-address = この名前の公開アドレスはありません。
herald-trouble-unreachable = 応答がありません。
herald-trouble-refused = 受け取ってもらえませんでした。
herald-trouble-gone = 宛先はもうありません。
