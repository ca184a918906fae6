# みんなで遊ぶ：誰かを迎える卓、着席、ロビー、ゲストと端末。

## 新しい卓

landing-friends = 友だちとオンラインで
landing-friends-about = それぞれの画面で遊びます。
new-open = ほかの人のために空けておく
new-open-about = 招待された人が、別の画面からこの席に着けます。
new-house-bots = このサーバーのボット
new-house-about = このサーバーが用意したボットです。ゲームはサーバーに保存されます。
new-together = ほかの人と遊ぶ
new-hints = ヒント
new-hints-about = 名人ならどうするかを、誰でも聞けます。席に着く前に全員に示されます。
new-by-heart = 記憶モード
new-by-heart-about = 取ったタイルは伏せられたままで、ヒントはありません。
new-by-heart-audience = 取ったタイルと移動中の自分の聖職者は伏せられたままで、ヒントはありません。
new-listed = ロビーに載せる
new-listed-about = このサーバーの誰にでも見え、誰でも参加できます。載せなければ、リンクを知っている人だけが見つけられます。
new-clock = 時計
new-clock-about = 時間切れになった席は、ボットが引き継ぎます。

## 取り決め

term-basic = 基本ゲーム
term-lot = 席はランダム
term-order = 席はこの順
term-hints = ヒントあり
term-by-heart = 記憶モード：取ったタイルは伏せる
term-by-heart-audience = 記憶モード：取ったタイルと自分の聖職者は伏せる
term-listed = ロビーに掲載
term-private = リンクのみ
term-clock-none = 時計なし
term-clock-turn = 1手番{ $count }分
term-clock-total = 持ち時間{ $count }分
term-clock-days = 1手番{ $count }日

## ゲームの前

gathering-title = { $name }の卓
gathering-open = 空席
gathering-kept = { $name }のための席
gathering-sit = ここに座る
gathering-stand = 席を立つ
gathering-remove = 外す
gathering-remove-who = { $name }を外す
gathering-remove-ask = { $name }を卓から外しますか？
gathering-host = 主催者
gathering-here = 着席中
gathering-away = 離席中
gathering-terms = ゲームの設定
gathering-seats-open = あと{ $count }席空いています。
gathering-complete = 席がすべて埋まりました。
gathering-starts = { $name }がゲームを開始するのを待っています。
gathering-full = このまま観戦できます。
gathering-fill = ボットで埋める（{ $count }席）
gathering-start = ゲームを始める
gathering-leave = 卓を離れる
gathering-watching = { $count }人が観戦しています。
gathering-messages = メッセージ{ $count }件

## 招待

invite-title = 招待
invite-about = この卓のリンクを知っている人は、席に着くことも観戦することもできます。
invite-link = リンク
invite-share = 共有…
invite-qr = リンクのQRコード
invite-network = ネットワーク内でのこのコンピューターのアドレスです。
invite-address = このコンピューターのアドレス
invite-alone = 今のところ、接続できるのはこのコンピューターだけです。ほかの人を迎えるには、次のように起動してください。
invite-nobody = まだ、ほかの端末では開けません。
invite-file = このページはこの端末のファイルです。別の端末でリンクを開いても、何も表示されません。
invite-here = このコンピューターの別のブラウザー用
copy = コピー
copied = コピーしました
copy-select = 選択
copy-by-hand = ここでのコピーにはHTTPSが必要です。テキストを選択して、ご自分でコピーしてください。

## ロビーと自分の卓

lobby-title = 公開中の卓
lobby-free = 空席{ $count }
lobby-playing = 対戦中
lobby-join = 参加する
lobby-watch = 観戦する
stored-gathering = 参加者を待っています
stored-damaged = この卓は読み込めません。保存されたデータが壊れています。
stored-go = 卓へ

## 通知

notify = 手番になったら知らせる
notify-about = ほかの画面を見ているあいだに、通知でお知らせします。
notify-insecure = ブラウザーの通知は、暗号化されたページか、Postroadが動いているコンピューターでのみ使えます。
notify-refused = ブラウザーが許可していません。このページの設定をご確認ください。

## 端末とプログラム

device-title = あなたの端末
device-here = このブラウザー
device-there = 別のブラウザー
device-name = 端末の名前
device-since = 追加：{ $when }
device-leave = ログアウト
device-leave-who = 「{ $label }」をログアウトする
device-leave-others = ほかの端末をすべてログアウト
device-leave-sure = 本当にほかの端末をすべてログアウトしますか？
device-other = 別の端末で遊ぶ
device-about = 別の端末でこのリンクを開くか読み取ると、同じプレイヤーとして、ゲームもそのまま続けられます。1回限り、10分間有効です。ほかの人には渡さないでください。
device-make = リンクを作る
device-again = 新しいリンクを作る
move-title = この端末で続ける
move-wait = ゲームを読み込んでいます…
move-question = この端末で{ $name }として遊びますか？
move-same = このブラウザーではすでに{ $name }として遊んでいます。リンクはまだ使われていません。
move-ask = このブラウザーでは今{ $name }として遊んでいます。ここではログアウトとなり、{ $name }のゲームは{ $name }の別の端末からしか開けなくなります。
move-yes = { $name }として遊ぶ
move-no = { $name }のまま
move-cancel = やめておく
programs-title = APIキー
programs-about = あなたのAPIキーを使うプログラムは、あなたとして遊びます。
programs-label = 何に使うキーですか？
programs-make = キーを作る
programs-once = 新しいAPIキー（表示は今回だけです）
programs-used = 最終使用：{ $when }
programs-unused = 未使用
programs-delete = キー「{ $label }」を削除する

## お断り

refused-banned = このサーバーから利用を禁止されています。
refused-damaged = この卓は壊れていて、読み込めません。
refused-newer = このブラウザーのゲームは、Postroadの新しいバージョンで保存されています。表示するには、ページを再読み込みしてください。
refused-no-bot = このボットは、ここでは使えません。
refused-no-code = このリンクは使用済みか、10分を過ぎています。もう一方の端末の設定で新しく作ってください。
refused-no-table = この卓はもうありません。
refused-not-host = それができるのは主催者だけです。
refused-not-your-seat = ほかの人の席です。
refused-same-name = この卓で2人が同じ名前になってしまいます。別の名前にしてください。
refused-seats-open = まだ空席があります。
refused-slow-down = 少し早すぎました。しばらくしてからもう一度どうぞ。
refused-started = ゲームはもう始まっています。
refused-taken = その席はもう埋まっています。
refused-too-many = 途中のゲームが多すぎます。先に1つ終えるか、削除してください。

## 再戦
rematch-asked = { $name }が再戦を望んでいます。
rematch-join = 参加する
rematch-decline = 今はやめる
rematch-declined = { $name }は今回は見送るそうです。
rematch-go = 再戦の卓へ
rematch-without = ほかの人はもう次のゲームをしています。
gathering-again = 全員がそろい次第、ゲームが始まります。
bot-missing = { $bot }（このサーバーにはもういません）
missing = { $who }の席のボット「{ $bot }」は、このサーバーにはもういません。
missing-host = 別のボットを選ぶと、ゲームを続けられます。
missing-guest = { $host }が別のボットを選ぶと、ゲームが再開します。
missing-which = 代わりのボット
missing-fill = このボットを使う

## Muting

chat-speakers = 発言者のミュート
chat-mute = { $name }さんをミュート
chat-unmute = { $name }さんのミュートを解除

## Seat transfer
confirm-hand-on = あなたの席をほかの人に譲りますか？まず卓のみんなに確認してから、リンクをお渡しします。それを最初に開いた人が続きを遊びます。
confirm-hand-on-other = { $who }の席をほかの人に譲りますか？まず卓のみんなに確認してから、リンクをお渡しします。それを最初に開いた人が続きを遊びます。
seat-asked = { $by }が、離席中の{ $who }の席をほかの人に譲りたいと言っています。
seat-asked-own = { $who }が自分の席をほかの人に譲りたいと言っています。
seat-asked-you = 席を譲りたいと頼みました。
seat-asked-by-you = { $who }の席を譲りたいと頼みました。
seat-asked-yours = { $by }はあなたが離席中だと思い、あなたの席をほかの人に譲りたいと言っています。
seat-waiting = 返事待ち：{ $names }。
seat-offered = { $who }の席は、{ $by }のリンクを最初に開いた人のものになります。
seat-offered-own = { $who }の席は、渡されたリンクを最初に開いた人のものになります。
seat-offered-you = 全員が賛成しました。あなたのリンクを最初に開いた人が席に着きます。それまではあなたが続けます。
seat-offered-by-you = 全員が賛成しました。あなたのリンクを最初に開いた人が{ $who }の席に着きます。
seat-offered-yours = { $by }は、あなたの席をほかの人に渡すリンクを持っています。
seat-keep = ここにいます：席を守る
seat-call-off = 譲渡を取り消す
seat-show-link = リンクを見る
seat-title = 席へのリンク
seat-link-about = このリンクを最初に開いた人が、置かれているカードごと{ $who }の席を引き継ぎます。使えるのは一度だけ、1日以内です。
seat-link-share = Postroadの席
seat-link-secret = そこで遊ぶ人だけに渡してください。あとで新しく作ると、このリンクは使えなくなります。
seat-take-title = あなたの席
seat-take-question = { $names }とのゲームで、{ $who }の席に着きますか？
seat-take-about = { $by }が席を譲ってくれました。手札を見て、いまの局面から続けられます。
seat-take-yes = 席に着く
seat-take-watch = 観戦だけする
seat-take-gone = このリンクはもう席につながりません。使用済みか、取りやめになったか、1日を過ぎています。新しいリンクを頼んでください。
seat-to-table = 卓へ
refused-seated = あなたはもうこの卓に座っています。
refused-not-offered = この席はもう譲られません。
refused-time-up = この席の持ち時間は切れています。

## Pause
pause-asked = { $who }が休憩を頼んでいます。誰かが再開するまで時計が止まります。
pause-asked-you = 休憩を頼みました。
pause-stands = 休憩中：時計は止まっています。
pause-play-on = そのまま続けてもかまいません。
pause-go-on = 時計を再開する
chat-empty = まだメッセージはありません。
chat-label = メッセージを書く
chat-send = 送信
reactions = クイックチャット
alone = { $who }は退席し、残りはあなたとボットだけです。ゲームを終えると、あなたも投了になります。ボットがすぐに最後まで進め、勝者はなしになります。
alone-end = ゲームを終える
alone-play-on = ボットと続ける
undo-asked = { $who }が最後の手を戻したいと言っています：
undo-agree = 同意する
undo-refuse = 断る
undo-waiting = 返事を待っています。
undo-withdraw = 取り消す
clock-left = 残り{ $time }
clock-stands = 残り{ $time }、時計は停止中
clock-days = { $count }日
confirm-resign = 投了しますか？　ボットが席を引き継ぎます。もう戻れません。
confirm-delete = このゲームを完全に削除しますか？　記録も消えます。
confirm-take-back = 最後の手を戻しますか？
confirm-away = ボットに代わってもらいますか？　いつでも戻れます。
