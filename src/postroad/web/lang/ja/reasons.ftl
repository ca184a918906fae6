## まずはこちらから

reason-over = ゲームは終わりました。馬もみな厩舎で休んでいます。
reason-no-such-action = このゲームにその手はありません。
reason-clergy-first = まず聖職者をローマ行き馬車に乗せてください。
reason-take-first = まず都市カードを場札か山札から1枚取ってください。
reason-play-first = まず手札から都市カードを1枚出してください。
reason-office-first = まず郵便局を開く都市を選んでください。
reason-coach-first = まずローマ行き馬車を1つ南へ進めてください。
reason-discard-first = まず手札が3枚になるまで捨ててください。
reason-hand-in-first = まずトークンを1枚以上返却してください。
reason-reward-first = まず褒美を受け取るか、辞退してください。

## もう遅い、または今ではない

reason-take-done = この手番のカードはもう取りました。
reason-play-done = この手番のカードはもう出しました。
reason-closed = この路線はもう完成しています。
reason-no-office-now = 郵便局は路線を完成させたときに開きます。
reason-no-coach-now = ローマ行き馬車は、完成した路線に郵便局を開かなかった都市があるときに動きます。
reason-no-discard-now = 手札を捨てるのは、路線を完成させたあと、4枚以上あるときだけです。
reason-no-hand-in-now = トークンの返却は、どれかの公人のトークンが尽きたときに行います。
reason-no-reward-now = 今は辞退する褒美がありません。
reason-no-clergy-now = 聖職者を乗せるのは最初の手番の前だけです。

## 公人

reason-official-used = この手番では、もう公人に頼みました。
reason-postmaster-early = 先に1枚目を取れば、郵便局長に頼めます。
reason-postmaster-late = 郵便局長に頼めるのは、カードを出す前だけです。
reason-administrator-late = 郡長に頼めるのは、1枚目を取る前だけです。
reason-market-empty = 場札がないので、取り替えるものがありません。
reason-carrier-early = 先に1枚目を出せば、御者に頼めます。
reason-carrier-late = 御者に頼めるのは、路線を完成させる前だけです。
reason-carrier-no-card = 御者に頼むには、路線の端につながるカードが手札に必要です。
reason-cartwright-early = 車大工に頼めるのは、路線を完成させ、次の馬車に1～2都市足りないときです。
reason-cartwright-late = 車大工に頼めるのは、ローマ行き馬車を動かしたり手札を捨てたりする前だけです。
reason-cartwright-too-short = 次の馬車には3都市以上足りません。車大工が補えるのは2都市までです。
reason-cartwright-last-carriage = もう馬車7をお持ちです。これより大きな馬車はありません。
reason-cartwright-not-needed = この路線なら、車大工に頼まなくても次の馬車を取れます。

## カードと路線

reason-not-in-market = { $city }は場札にありません。
reason-no-cards-left = 山札も捨て札も空で、取れるカードがありません。
reason-not-in-hand = { $city }は手札にありません。
reason-no-route = まだ路線がありません。{ $city }から始めてください。
reason-right-end-only = 1都市だけの路線は右端に延ばします。
reason-in-route = { $city }はもう路線にあります。同じ都市は2度入れられません。
reason-no-road = { $count ->
    [1] { $city }は{ $left }と道でつながっていません。
   *[other] { $city }は{ $left }とも{ $right }とも道でつながっていません。
}
reason-must-extend = 御者のカードは路線の端につなぎます。新しい路線は始められません。
reason-route-too-short = 路線の完成には3都市が必要です。
reason-province-not-touched = この路線は{ $province }を通っていません。

## 郵便局

reason-own-office = { $city }にはもうあなたの郵便局があります。1都市に1軒までです。
reason-not-on-route = { $city }は路線上の都市ではありません。郵便局は路線上の都市に開きます。
reason-not-this-way = 選んだ方法では、今{ $city }に郵便局を開けません。印のある都市から選んでください。

## モジュール

reason-coach-in-rome = { $coach }のローマ行き馬車はもう着いています。ほかのローマ行き馬車を進めてください。
reason-coach-not-owed = { $coach }のローマ行き馬車はもう動かせません。印のあるものから選んでください。
reason-coach-no-road = { $coach }のローマ行き馬車がいる町から{ $stop }へ南下する道はありません。
reason-tokens-missing = 選んだ公人すべてのトークンが必要です。
reason-return-one = トークンを1枚以上返却してください。
reason-rank-seated = { $rank }はもうローマ行き馬車に乗っています。別の位を選んでください。

## 卓と通信

reason-unknown-words = わかりませんでした。「ウルム 取る」「ウルム 左 出す」「バイエルン 完成」「終了」のように入力してください。
reason-not-your-turn = まだあなたの手番ではありません。
reason-stale = 卓の状況が変わりました。もう一度確かめて選んでください。
reason-plan-reveals = 伏せられたものより先は計画できません。
reason-no-undo = これはもう取り消せません。
reason-offline = 卓につながりません。再接続しています…
reason-stopped = このページのゲームが停止しました。再開しています…
reason-muted = このサーバーでミュートされています。
reason-slow-down = 早すぎます。少しお待ちください。
reason-read-only = 現在このサーバーでは何も変更できません。
reason-not-your-seat = あなたの席ではありません。
reason-banned = このサーバーから利用を禁止されています。
reason-asked = 別の依頼がまだ済んでいません。
reason-not-asked = あなたの返事を待っている人はもういません。
reason-no-back = この席には戻れません。
reason-no-leave = すでに席を離れているか、ゲームが終わっています。
reason-no-resign = すでに投了しているか、ゲームが終わっています。
reason-no-remove = この席からは誰も外せません。
reason-no-hand-over = この席は譲れません。
reason-not-away = このプレイヤーは今ここにいるか、数分前までいました。
reason-not-offered = この席はもう譲られません。
reason-no-pause = いまは休憩できません。
reason-not-paused = 時計はもう動いています。
reason-not-host = 主催者だけができます。
reason-time-up = 持ち時間がなくなり、ボットが代わりに続けます。
reason-refused = サーバーに拒否されました。もう一度お試しください。
reason-no-room = この端末の空き容量が足りません。何も失われていません。空き容量を増やしてから、もう一度お試しください。
