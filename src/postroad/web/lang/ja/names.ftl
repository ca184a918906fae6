## ボードの都市

city-mannheim = マンハイム
city-karlsruhe = カールスルーエ
city-freiburg = フライブルク
city-stuttgart = シュトゥットガルト
city-ulm = ウルム
city-sigmaringen = ジグマリンゲン
city-wurzburg = ヴュルツブルク
city-nurnberg = ニュルンベルク
city-regensburg = レーゲンスブルク
city-passau = パッサウ
city-ingolstadt = インゴルシュタット
city-augsburg = アウクスブルク
city-munchen = ミュンヘン
city-kempten = ケンプテン
city-basel = バーゼル
city-zurich = チューリッヒ
city-innsbruck = インスブルック
city-pilsen = ピルゼン
city-budweis = ブドヴァイス
city-salzburg = ザルツブルク
city-linz = リンツ
city-lodz = ウッチ

## 地域と地域グループ

province-baden = バーデン
province-wurttemberg = ヴュルテンベルク
province-hohenzollern = ホーエンツォレルン
province-bavaria = バイエルン
province-switzerland = スイス
province-tyrol = チロル
province-bohemia = ボヘミア
province-salzburg = ザルツブルク
province-poland = ポーランド

region-baden = バーデン
region-wurttemberg-hohenzollern = ヴュルテンベルク／ホーエンツォレルン
region-bavaria = バイエルン
region-switzerland-tyrol = スイス／チロル
region-bohemia-salzburg = ボヘミア／ザルツブルク

## ローマへの道の町

stop-tuttlingen = トゥットリンゲン
stop-freising = フライジング
stop-lorrach = レラッハ
stop-st-gallen = ザンクト・ガレン
stop-hallstatt = ハルシュタット
stop-schaffhausen = シャフハウゼン
stop-andechs = アンデックス
stop-einsiedeln = アインジーデルン
stop-lienz = リエンツ
stop-chur = クール
stop-villach = フィラッハ
stop-luzern = ルツェルン
stop-ettal = エッタール
stop-bellinzona = ベッリンツォーナ
stop-como = コモ
stop-udine = ウーディネ
stop-bergamo = ベルガモ
stop-trento = トレント
stop-milan = ミラノ
stop-verona = ヴェローナ
stop-venice = ヴェネツィア
stop-parma = パルマ
stop-genoa = ジェノヴァ
stop-bologna = ボローニャ
stop-ravenna = ラヴェンナ
stop-florence = フィレンツェ
stop-pisa = ピサ
stop-ancona = アンコーナ
stop-arezzo = アレッツォ
stop-siena = シエーナ
stop-assisi = アッシジ
stop-grosseto = グロッセート
stop-orvieto = オルヴィエート
stop-viterbo = ヴィテルボ
stop-spoleto = スポレート
stop-civitavecchia = チヴィタヴェッキア
stop-rome = ローマ

## 公人

official-postmaster = 郵便局長
official-postmaster-help = 1枚目のカードのあと、2枚目も取れます。
official-administrator = 郡長
official-administrator-help = カードを取る前に、場札をすべて捨てて新しい6枚に入れ替えます。
official-carrier = 御者
official-carrier-help = 1枚目のカードのあと、路線の端に2枚目も出せます。
official-cartwright = 車大工
official-cartwright-help = 路線が1～2都市足りなくても、次の馬車を取れます。

## 聖職者

rank-cardinal = 枢機卿
rank-bishop = 司教
rank-abbot = 修道院長
rank-chaplain = 助任司祭
rank-father = 神父

## ボーナスタイル

stack-length-5 = 5都市の路線
stack-length-5-how = 5都市の路線を完成させる。
stack-length-6 = 6都市の路線
stack-length-6-how = 6都市の路線を完成させる。
stack-length-7 = 7都市の路線
stack-length-7-how = 7都市以上の路線を完成させる。
stack-all-provinces = 全地域
stack-all-provinces-how = { $provinces ->
    [8] バイエルンを除く8地域すべてに郵便局を置く。
   *[other] 9地域すべてに郵便局を置く。
}
stack-game-end = ゲーム終了
stack-game-end-how = 誰よりも先に、馬車7を取るか最後の郵便局を開く。
stack-baden = バーデン全都市
stack-baden-how = バーデンの3都市すべてに郵便局を置く。
stack-wurttemberg-hohenzollern = ヴュルテンベルク／ホーエンツォレルン全都市
stack-wurttemberg-hohenzollern-how = ヴュルテンベルクとホーエンツォレルンの3都市すべてに郵便局を置く。
stack-bavaria = バイエルン全都市
stack-bavaria-how = バイエルンの8都市すべてに郵便局を置く。
stack-switzerland-tyrol = スイス／チロル全都市
stack-switzerland-tyrol-how = スイスとチロルの3都市すべてに郵便局を置く。
stack-bohemia-salzburg = ボヘミア／ザルツブルク全都市
stack-bohemia-salzburg-how = ボヘミアとザルツブルクの4都市すべてに郵便局を置く。

## ボットの強さ

level-beginner = 入門ボット
level-easy = 初級ボット
level-medium = 中級ボット
level-hard = 上級ボット
level-master = 名人ボット
level-stand-in = 簡単なボット

## 席、馬車

seat-0 = 青
seat-1 = 赤
seat-2 = 水色
seat-3 = 緑
carriage = 馬車{ $number }
carriage-none = 馬車なし
bot-for = { $name }の代わりのボット
