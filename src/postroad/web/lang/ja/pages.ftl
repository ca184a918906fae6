## どこでも

page-title = { $page } – Postroad
server-silent = サーバーから応答がありません。Postroadは動いていますか？
server-silent-guest = サーバーから応答がありません。接続を確認するか、少し待ってもう一度お試しください。
server-refused = サーバーに拒否されました（{ $code }）。入力した内容は消えていません。
blocked-title = このブラウザーではゲームを実行できません
blocked-text = このページで遊ぶにはWebAssemblyが必要ですが、このブラウザーではブロックされています。このサイトで許可するか、別のブラウザーをお使いください。保存されたゲームは無事です。
unloaded-text = このページで遊ぶためのルールとボットを読み込めませんでした。保存されたゲームは無事です。接続を確認して、もう一度お試しください。
stopped-text = このページのゲームが停止しました。保存されたゲームは無事です。もう一度試すか、ページを再読み込みしてください。
unexpected-text = 問題が起きました。もう一度試すか、ページを再読み込みしてください。
try-again = もう一度試す
signed-out-title = ログアウトしました
signed-out-text = このブラウザーは別の端末からログアウトされました。同じプレイヤーとして続けるには、その端末の設定の「あなたの端末」でリンクを作ってください。

## 表紙

landing-tagline = 都市から都市へ郵便路線を延ばし、郵便局を開き、より大きな馬車を手に入れましょう。
landing-tools = 言語、テーマ、ヘルプ
landing-play = 遊ぶ
landing-play-about = 今すぐ、やさしいボット2人と。20{"\u2060"}～{"\u2060"}30分ほどです。
landing-name = あなたの名前
landing-continue-last = 前のゲームを続ける
landing-other = ほかの遊び方
landing-learn = 遊び方を学ぶ
landing-learn-about = 卓での短い12ステップ。
landing-learn-first = はじめての方へ：遊びながら学ぶ
landing-learn-on = レッスンを続ける
landing-daily = 今日の一局
landing-daily-about = カードは全員同じ、挑戦は1回。
landing-puzzle = 問題集
landing-puzzle-about = ただ一つの最善の一手を探します。
landing-new = カスタムゲーム…
landing-new-about = 席、ボット、モジュールを選びます。
landing-people = 交代で遊ぶ
landing-people-about = 2～4人で、1つの画面を使って。
landing-post = メッセージで対戦
landing-post-about = 友だちどうし、順番にリンクを送り合います。
new-post-you = あなた。この端末で遊びます。
new-post-friend = リンクを受け取り、自分の端末で遊びます。
landing-watch = ボットの対戦を見る
landing-watch-about = くつろいで、旅のようすを眺めましょう。
landing-how = 遊び方
landing-step-take = カードを取る
landing-step-take-about = どの都市にもカードが3枚あります。6枚の場札から取るか、山札から引きます。
landing-step-lengthen = 路線を延ばす
landing-step-lengthen-about = 路線のどちらかの端にカードを出します。隣り合う都市は道でつながっていなければなりません。
landing-step-close = 完成させる
landing-step-close-about = 3都市以上で、郵便局、タイル、次の馬車が手に入ります。
landing-step-rules = ルールを読む
landing-unfinished = 途中のゲーム
landing-finished = 終わったゲーム
landing-continue = 続ける
landing-look = 振り返る
landing-delete = 削除する
landing-delete-ask = { $names }のゲームを削除しますか？　元には戻せません。
landing-record = 記録をダウンロード
landing-round = 第{ $round }ラウンド
landing-turn = 手番
landing-won = 勝ち
landing-points = { $points }点
landing-show-all = あと{ $count }件を表示

## Without a server or a connection

alone-about = 友だちとのリアルタイム対戦や公開の卓には、サーバーが必要です。
alone-server = { $name } でみんなと遊ぶ
alone-host = パソコンでサーバーを始めるには：
offline-ready = オフラインで遊べます。
offline-simple = オフラインで遊べます。今のところ、相手は簡単なボットです。
bots-coming = 全レベルのボット（3.7 MB）をダウンロードしています。
bots-absent = 全レベルのボット（3.7 MB）はまだダウンロードされていません。それまでは簡単なボットが代わりを務めます。
bots-fetch = ボットをダウンロード
offline-insecure = このアドレスは暗号化されていない（http）ため、ブラウザーはオフライン用に保存できず、インストールもできません。それ以外はすべて使えます。
offline-no = このブラウザーはオフライン用に保存できません。

## 新しい卓

new-title = 新しい卓
new-back = 戻る
new-seats = 席
new-players = 何人で遊びますか？
new-player-count = { $count }席
new-seat = { $number }番目の席
new-who = プレイヤー
new-person = 人間
new-person-about = この画面で遊びます。
new-bots = ボット
level-beginner-about = ルールは知っていますが、よく判断を誤ります。初めての一局におすすめです。
level-easy-about = よい手は見えますが、見落としも多め。慣れれば勝てます。
level-medium-about = 堅実ですが、ときどき間違えます。手ごろな相手です。
level-hard-about = めったに間違えません。勝てればかなりの腕前です。
level-master-about = いつも、自分の知る最善の手を選びます。勝つのはとても難しい相手です。
new-name = 名前
new-name-missing = 全員に名前が必要です。
new-name-long = 24文字までです。この名前は{ $count }文字あります。
new-name-same = この卓には同じ名前の人がいます。見分けられるよう、別の名前にしてください。
new-bot-names = バルタザール、アポロニア、レオポルト、ヴァルブルガ、コルビニアン、ルドミラ
new-shuffle = 席をランダムに決める
new-shuffle-about = 最初の手番、色、屋根は、全員が席に着いたときにくじで決まります。オフのときは、この順番で遊びます。
new-modules = モジュール
new-modules-about = 最初のうちは、どちらも使わないのがおすすめです。
new-more = そのほか
new-create = 卓を作る

## 設定

settings-name = あなたの名前
settings-theme = テーマ
settings-theme-auto = システム
settings-theme-light = 明るい
settings-theme-dark = 暗い
settings-to-light = 明るいテーマにする
settings-to-dark = 暗いテーマにする
settings-speed = ボットとコマの速さ
settings-speech = スクリーンリーダーの読み上げ
settings-speech-brief = 手番ごとに一文
settings-speech-full = 一手ずつ
settings-confirm = 路線を捨てる前に確認する
settings-confirm-about = カードで新しい路線を始めると、今の路線は捨て札になります。
settings-marks = 役に立つカードに印をつける
settings-marks-about = 路線につながる場札や、地域グループのタイルに近づく場札に印をつけます。
settings-shortcuts = キーボードショートカット
settings-shortcuts-about = 卓でキー1つの操作ができます。
settings-sound = 音
settings-sound-about = 紙、スタンプ、蹄の音、そしてあなたの手番を告げる短い角笛。

## ヘルプ

lesson-base = 基本ゲーム
lesson-at = { $done }／{ $count }

## 終局の画面

final-title = ゲーム終了
final-you-won = { $name }さん、あなたの勝ちです！
final-won = { $name }の勝ちです！
final-you-won-about = { $points }点。帝国の郵便はあなたのものです。
final-won-about = { $points }点。皆さん、よい旅でした。
final-gave-up = 投了した人と時間切れの人は、ボットの点数にかかわらず最下位です。
final-nobody = 勝者なし
final-nobody-about = 全員が席を離れ、ボットが最後までプレイしました。
final-tie = 同点です。ゲーム終了のタイルを持つ人の勝ち。持つ人が同点でなければ、時計回りで最初の同点の人の勝ちです。
final-stalled = 街道は静かになりました。60ラウンドのあいだ、誰も郵便局を開かず、馬車も取りませんでした。
final-score = 得点の内訳
final-source = 内訳
final-carriage = 馬車
final-tiles = タイル
final-offices = 残った郵便局
final-chips = チップ
final-clergy = 聖職者
final-points = 得点
final-offices-open = 郵便局20軒のうち{ $open }軒を開設
final-no-tiles = タイルなし
final-again = もう一度遊ぶ
final-map = 盤面を見る
final-record = 記録をダウンロード
final-leave = メインメニュー

# Games that this browser keeps
kept-title = この端末のゲーム
kept-here = ボットとのゲームと、交代で遊ぶゲームは、この端末のこのブラウザーに保存されます。
kept-nowhere = このウィンドウには何も保存されません。ボットとのゲームと、交代で遊ぶゲームは、ページを閉じると消えます。ファイルに保存してください。
kept-save = すべてファイルに保存
kept-bring = 保存したゲームやバックアップを開く
kept-reading = ファイルを読み込んでいます…
kept-brought = { $count }つのゲームを復元しました。
kept-known = このファイルのゲームは、すべてもうここにあります。
kept-broken = ファイルの中の{ $count }つのゲームは読めませんでした。
kept-no-games = このファイルにはPostroadのゲームがありません。
refused-no-room = この端末の空き容量が足りません。いらないゲームを消すか、空き容量を増やしてから、もう一度お試しください。
stored-tried = 別のゲームの{ $at }手目から
stored-deal = 別のゲームと同じカード
landing-stats = あなたのゲームの統計
