# リンクで届いたゲームと、ゲームを渡すこと。

game-title = 共有されたゲーム
game-seat = 席{ $number }
game-replay = はじめから見る
game-time = ゲームの流れ
game-at = { $of }手中{ $at }手目
game-first = 最初へ
game-back-turn = 1手番戻る
game-back = 一手戻る
game-forward = 一手進む
game-forward-turn = 1手番進む
game-last = 最後へ
game-wrong-title = このリンクではゲームを開けません
game-wrong-no-link = リンクにゲームが入っていません。
game-wrong-broken = 一部が欠けているか、変わっています。アドレス全体をもう一度コピーするか、もう一度送ってもらってください。
game-wrong-newer = より新しいPostroadで作られたリンクです。このページを読み込み直すか、リンクが作られたところで開いてください。
game-wrong-failed = ルールを読み込めませんでした。オンラインのときにもう一度試してください。
share-about = ゲーム全体がこのリンクに入っていて、ほかのどこにも保存されません。開いた人は一手ずつ見られます。
share-long = このゲームは、多くのメッセンジャーには長すぎます。ファイルで渡すほうが確実です。
share-names = 名前を入れる
share-at = いまの場面で開く：{ $at }手目
share-file = 記録をファイルに保存
share-packing = ゲームをまとめています…
share-wrong = ゲームを読めませんでした。もう一度試してください。
take-about = 別の端末でこのリンクを開くか、コードを読み取ると、今の状態から続きを遊べます。ここにも卓は残りますが、その後は別々のゲームになります。
take-covered = リンクには手札も含めたゲーム全体が入っています。人には渡さないでください。
