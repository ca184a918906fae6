## レッスン：卓での短いステップ

lesson-title = レッスン
lesson-rival = バルタザール
lesson-leave = レッスンを終了
lesson-back = 前のステップ
lesson-skip = このステップを飛ばす
lesson-skip-short = 飛ばす
lesson-next = 次のステップ
lesson-step-done = ステップ完了。次のステップへどうぞ。
lesson-all-done = レッスン完了。
lesson-show = お手本を見る
lesson-play = 最初のゲームを遊ぶ
lesson-finish = 完了：メインメニューへ
lesson-more = ほかのレッスン：
lesson-wrong = それもできますが、このステップの目標とは違います。手を取り消しました。

## 基本ゲーム

lesson-take-title = カードを2枚取る
lesson-take-ask = あなたは郵便業を営み、得点がいちばん多い人が勝ちます。始まりは−20点。20軒の郵便局は、開くまで1軒1点の減点です。手札がないので、郵便局長が来てくれました。カードを2枚取りましょう。まず場札（表向きの6枚）から{ city-ulm }、次に山札のいちばん上の1枚です。
lesson-take-wrong-deck = まずは場札に表向きで並んでいる{ city-ulm }から。山札の上に何があるかは、誰にもわかりません。
lesson-take-wrong-other = 場札はどれでも取れます。ただ、このステップでは{ city-ulm }を取ってください。
lesson-take-wrong-second = それもよいカードです！　でも今回は山札を試しましょう。何を引いたかは、あなたしか知りません。
lesson-take-done = お見事。{ city-ulm }を取ったところには、山札からすぐにカードが補充されました。次からは1手番に1枚取ります。手番の初めに手札がないときだけ、また郵便局長が来てくれます。

lesson-lay-title = 路線を始める
lesson-lay-ask = 2枚の手札のうち1枚を選んで出してください。そこから路線（郵便網）が始まります。そのあと、手番を終えます。
lesson-lay-done = これが1手番です。カードを取り、カードを出し、よければ路線を完成させます。ステップごとに盤面は新しくなります。

lesson-extend-title = 路線を延ばす
lesson-extend-ask = 新しい都市は、路線の最初か最後の都市と道でつながっていなければなりません。場札のうち、{ city-stuttgart }か{ city-ulm }につながるのは？　1枚取って出し、手番を終えてください。
lesson-extend-wrong-deck = 山札からは何が出るかわかりません。場札には確実につながるカードが2枚あります。
lesson-extend-wrong-far = そこから{ city-stuttgart }や{ city-ulm }への道はありません。地図を見てください。つながる場札が2枚あります。
lesson-extend-wrong-lost = 新しい路線を始めると、今の路線は何も得ずに捨てることになります。取ったカードは端につながります。それを出しましょう。
lesson-extend-wrong-alone = 公人はもう少しあとで。ここではカード1枚で足ります。
lesson-extend-wrong-close = 3都市あれば完成できますが、この路線はもっと延ばしましょう。手番を終えてください。
lesson-extend-done = 路線は左端にも右端にも延ばせます。地域や色は関係なく、大切なのは道だけ。同じ都市は路線に2度入れられません。

lesson-lose-title = 出さなければ路線を失う
lesson-lose-ask = カードは毎手番、必ず1枚出します。つながるものがなければ、路線はすべて捨て札になり、何も得られません。{ city-stuttgart }か{ city-augsburg }につながる場札は1枚だけ。それを取って出し、手番を終えてください。
lesson-lose-wrong-deck = 危険です。山札のカードがつながらなければ、3都市を失います。
lesson-lose-wrong-far = そのカードも{ city-lodz }もつながりません。新しい路線を始めることになり、3都市を失うところでした。場札に戻しました。
lesson-lose-wrong-lost = 3都市が捨て札になり、何も残りません。今回だけ元に戻します。
lesson-lose-wrong-close = たしかに完成できますが、それは数ステップ先です。今は手番を終えてください。
lesson-lose-done = 路線を守れました！　次の手番に何がつながるか、先を考えておくと得です。

lesson-postmaster-title = 郵便局長
lesson-postmaster-ask = 手番を助けてくれる公人が4人います。頼めるのは1手番に1人。{ city-salzburg }は今つながり、{ city-linz }はその次につながります。どちらかを取り、郵便局長に頼んでもう1枚も取り、{ city-salzburg }を出して手番を終えてください。
lesson-postmaster-wrong-administrator = 郡長に頼むと、場札は2枚とも流れてしまいます。
lesson-postmaster-wrong-other = ここで役に立つのは{ city-salzburg }と{ city-linz }です。
lesson-postmaster-wrong-late = すぐに出してしまいました。郵便局長に頼めるのは、カードを出す前だけです。
lesson-postmaster-wrong-lost = それでは路線を捨てることになります。{ city-salzburg }なら端につながります。
lesson-postmaster-wrong-close = 完成はもう少しあとで。手番を終えてください。
lesson-postmaster-done = 1手番で2枚取れました。ただし公人に頼めるのは、1手番に1人だけです。

lesson-carrier-title = 御者
lesson-carrier-ask = 同じ手番をもう一度、別のカードで。カードはもう取ってあります。{ city-munchen }につながる都市を出し、御者に頼んでもう1枚出してください。そのあと、手番を終えます。
lesson-carrier-wrong-postmaster = カードは足りています。公人は1手番に1人。御者のためにとっておきましょう。
lesson-carrier-wrong-lost = それでは路線を捨てることになります。手札の2枚が{ city-munchen }につながります。
lesson-carrier-wrong-early = まだです！　御者に頼みましょう。もう1枚つながります。
lesson-carrier-wrong-close = 路線は長いほど値打ちがあります。御者に頼んで1枚出し、手番を終えてください。
lesson-carrier-done = 1手番で2都市。御者のカードも、端につながらなければなりません。

lesson-administrator-title = 郡長
lesson-administrator-ask = { city-freiburg }や{ city-sigmaringen }につながる場札がありません。カードを取る前に郡長に頼むと、新しい6枚に入れ替わります。つながるカードを取って出し、手番を終えてください。
lesson-administrator-wrong-deck = 山札は賭けです。郡長に頼めば、6枚を見てから選べます。
lesson-administrator-wrong-none = どちらの端にもつながらず、手札もつながりません。路線を失うところでした。まず郡長に頼みましょう。
lesson-administrator-wrong-far = そこから{ city-freiburg }や{ city-sigmaringen }への道はありません。新しい場札のうち2枚がつながります。
lesson-administrator-wrong-lost = それでは路線を捨てることになります。取ったカードは端につながります。
lesson-administrator-wrong-close = 完成は次のステップで。今は手番を終えてください。
lesson-administrator-done = 路線が続きました。郡長に頼めるのは、手番の最初のカードを取る前だけです。

lesson-each-title = 完成：各地域に1軒ずつ
lesson-each-ask = 3都市以上の路線は完成できます。そのとき郵便局を開きます。各地域に1軒ずつか、1つの地域にすべてか。カードの紋章が地域、色と文字が地域グループです。4枚で紋章は4つ。各地域に1軒ずつ開いて完成させ、手番を終えてください。
lesson-each-wrong-province = その地域にある路線の都市は1つだけで、郵便局は1軒です。各地域に1軒ずつなら4軒開けます。
lesson-each-wrong-end = 待って延ばしてもかまいません。でもこれはよい路線です。完成させましょう。
lesson-each-done = 郵便局が4軒、つまり減点が4点減りました。3都市以上なので馬車3も手に入りました。路線は捨て札になります。自分の郵便局は1都市に1軒まで。ほかの人の郵便局は関係ありません。

lesson-province-title = 完成：1つの地域にすべて
lesson-province-ask = 4都市のうち3つは{ province-bavaria }にあります。そのすべてに郵便局を開いて完成させてください。そのあと手札を3枚に減らし、手番を終えます。
lesson-province-wrong-each = 各地域に1軒ずつでは2軒だけ。{ province-bavaria }なら3軒開けます。
lesson-province-wrong-other = そこにある路線の都市は1つだけです。{ province-bavaria }には3つあります。
lesson-province-wrong-end = よい頃合いです。路線を完成させましょう。
lesson-province-done = 4都市で馬車4が手に入りました。馬車は順番に、1回の完成につき1台です。完成のあと、手札は3枚まで残せます。

lesson-cartwright-title = 車大工
lesson-cartwright-ask = 馬車4を持っています。馬車5には5都市必要ですが、路線は3都市。1～2都市足りないときは車大工の出番です。各地域に1軒ずつで完成させ、車大工に頼み、手番を終えてください。
lesson-cartwright-wrong-other = それでは1軒だけ。各地域に1軒ずつなら3軒開けます。
lesson-cartwright-wrong-open = まず路線を完成させましょう。車大工に頼めるのはそのときです。
lesson-cartwright-wrong-without = 3都市だけでは馬車は手に入りません。足りない2都市は車大工が補ってくれます。
lesson-cartwright-done = 馬車5は5点。3点から増えました。数えるのはいちばんよい馬車だけです。

lesson-tiles-title = タイル
lesson-tiles-ask = タイルがもらえるのは4つのとき。今取れるのは3つ、5都市以上の路線、地域グループ（ここでは{ region-bohemia-salzburg }）の全都市に郵便局、9地域すべてに郵便局、です。4つ目はゲーム終了のタイル。3枚とも取れるように完成させ、手番を終えてください。
lesson-tiles-wrong-other = 足りません。まだ{ city-lodz }、{ city-pilsen }、{ city-linz }が必要です。各地域に1軒ずつなら、3つとも開けます。
lesson-tiles-wrong-end = 待たないで！　いちばんよいタイルは上にあり、早い者勝ちです。
lesson-tiles-done = 一度に3枚！　どの山も、いちばんよいものが上です。長さのタイル（5、6、7都市以上）は何度でも、地域グループと全地域のタイルは1度だけ取れます。

lesson-end-title = ゲームの終わり
lesson-end-ask = 馬車7を取るか最後の郵便局を開くと、そのラウンドの最後でゲームが終わります。あなたは馬車6を持ち、最後の席です。好きな開き方で完成させ、車大工に頼み、手番を終えてください。
lesson-end-wrong-open = まず完成させましょう。5都市と車大工で、馬車7が手に入ります。
lesson-end-wrong-without = 5都市では馬車7に足りません。足りない2都市は車大工が補ってくれます。
lesson-end-done = ゲームが終わり、あなたの勝ちです！　得点は、いちばんよい馬車 + タイル − 残った郵便局。馬車7でゲーム終了のタイルも取りました。1点で、同点のときに効きます。これで基本ゲームはすべてです。

## 栄誉

lesson-token-title = トークン
lesson-token-ask = このモジュールでは、公人に頼むたびにトークンがもらえます。御者に頼んでください。ただ1枚の手札の{ city-salzburg }は自動で出ます。そのあと、手番を終えます。
lesson-token-wrong-end = それではトークンがもらえません。まず御者に頼みましょう。
lesson-token-wrong-close = 路線はまだ完成させず、御者に頼んでから手番を終えてください。
lesson-token-done = 御者のトークンがもらえました。頼まなくても来る郵便局長も、トークンをくれます。どのトークンも数枚しかありません。

lesson-chip-title = 返却
lesson-chip-ask = 車大工のトークンは残り1枚。各地域に1軒ずつで完成させ、車大工に頼みましょう。するとトークンが尽き、あなたから順に全員が返却します。違う3枚を返却してください。
lesson-chip-wrong-end = まず路線を完成させ、車大工に頼みましょう。
lesson-chip-wrong-close = 各地域に1軒ずつのほうが得です。3軒開けます。
lesson-chip-wrong-carrier = 公人は1手番に1人。車大工のためにとっておきましょう。
lesson-chip-wrong-fewer = 1枚では何もなし、2枚ならカード。違う3枚なら1点のチップがもらえます。
lesson-chip-done = チップは1点です。1枚なら何もなし、2枚なら都市カード（任意）、3枚ならチップ、4枚なら郵便局。返却したトークンは公人のもとに戻ります。

lesson-office-title = 違う4枚のトークン
lesson-office-ask = 車大工に頼み、そのトークンが尽きました。4人全員のトークンを持っています。4枚とも返却し、好きな都市に郵便局を開きましょう。{ city-mannheim }なら{ region-baden }がそろいます。
lesson-office-wrong-fewer = 違う4枚を持っています。4枚合わせると、いちばんよい褒美、郵便局です。
lesson-office-wrong-elsewhere = どの都市でもかまいませんが、{ city-mannheim }なら{ region-baden }がそろい、タイルが取れます。
lesson-office-wrong-declined = 褒美は辞退できますが、郵便局は得ですよ。
lesson-office-done = 路線なしで郵便局が開き、{ region-baden }のタイルもすぐ取れました。馬車は取れません。最後の手番のあと、全員がもう一度だけ返却できます。

## 謁見

lesson-clergy-title = 5人の聖職者、5台のローマ行き馬車
lesson-clergy-ask = 最初の手番の前に、5人の聖職者を5台のローマ行き馬車に1人ずつ、好きなように乗せてください。地域グループごとに1台です。終わったときローマで待っていれば、位が高いほど高得点です。
lesson-clergy-done = 誰がどこに乗っているかは、あなたにしか見えません。ほかの人も同じようにしました。

lesson-drive-title = ローマ行き馬車が進む
lesson-drive-ask = 路線を完成させると、新しい郵便局のない都市ごとに、その地域グループのローマ行き馬車が南へ1つ進みます。各地域に1軒ずつで完成させると、{ province-bavaria }の1都市が残ります。そのぶん進めてください。
lesson-drive-wrong-bavaria = それでは{ province-bavaria }の2都市に郵便局が開き、残るのは{ city-ulm }。別のローマ行き馬車が進みます。あなたの枢機卿が乗っているのは{ region-bavaria }です。
lesson-drive-wrong-twice = 1軒開いて2つ進みます。それも作戦です！　でもここでは、各地域に1軒ずつ開きましょう。
lesson-drive-wrong-end = まず路線を完成させましょう。するとローマ行き馬車が進みます。
lesson-drive-done = 分かれ道ではあなたが道を選びます。{ city-lodz }のぶんと、もう{ stop-rome }に着いているときは、ほかの好きなローマ行き馬車を進めます。

lesson-arrive-title = ローマに到着
lesson-arrive-ask = { region-bavaria }のローマ行き馬車は{ stop-florence }にいて、あなたの枢機卿が乗っています。各地域に1軒ずつで完成させると2都市が残ります。{ stop-rome }へ進めてください。
lesson-arrive-wrong-bavaria = それでは3都市とも郵便局が開き、どのローマ行き馬車も進みません。
lesson-arrive-wrong-end = まず路線を完成させましょう。するとローマ行き馬車が進みます。
lesson-arrive-wrong-detour = それは回り道で、2つとも使ってしまいます。まっすぐ{ stop-rome }へ行けば、残りの1つはほかの好きなローマ行き馬車に使えます。
lesson-arrive-done = 聖職者たちが降り、それぞれの位の場所に入ります。一緒に来た者どうしは場所を分け合い、前からいた者は去ります。終わったときに待っている全員が得点します。
