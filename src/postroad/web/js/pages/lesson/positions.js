// The positions of the lessons: the order of the deck, one letter per city, and the decisions up to there.
// Written by tools/lessons.py; do not edit.

/** @type {Record<string, { honours: boolean, audience: boolean, deck: string, actions: string }>} */
export const POSITIONS = {
  take: {
    honours: false,
    audience: false,
    deck: "arepjlusqdtnpmhpghivrjakmegohfcclcbntsmfgiefulbadvqtrvobduqjisnokk",
    actions: "take:deck take:deck start:linz end",
  },
  lay: {
    honours: false,
    audience: false,
    deck: "arqpjlusedoibdoiigkhtlqgomhhsrbklvmftjavenkvsfnufcncudtqemacpbjprg",
    actions: "take:deck take:deck start:linz end take:deck take:deck",
  },
  extend: {
    honours: false,
    audience: false,
    deck: "uloaisusdejvrngkcsmbmlnjhrojkaipqdflrftqavmktvhcqeihgepgbtdpuncfob",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:stuttgart end take:deck right:budweis end take:deck right:ulm end take:deck right:pilsen end",
  },
  lose: {
    honours: false,
    audience: false,
    deck: "ormucsusdejvrlipaqjkdvnpvhihnqlttcnmuqeotkdhpfkmgblbgifeagcsojabfr",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:stuttgart end take:deck right:budweis end take:deck right:ulm end take:deck right:pilsen end take:deck right:augsburg end take:deck right:regensburg close:each office:pilsen end",
  },
  postmaster: {
    honours: false,
    audience: false,
    deck: "ctruopusdejvrlimoscceanvhmjpgmtehgkrvkdqalpbnqtsjfdbkfbfhnqiaoiglu",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:stuttgart end take:deck right:budweis end take:deck right:ulm end take:deck right:pilsen end take:deck right:augsburg end take:deck right:regensburg close:each office:pilsen end take:deck right:munchen end take:deck start:basel end",
  },
  carrier: {
    honours: false,
    audience: false,
    deck: "crophgusdejtrluimojmedvetvbalpfckbdvulchbaogfniqfakkjnmqphrssiqngt",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:stuttgart end take:deck right:budweis end take:deck right:ulm end take:deck right:pilsen end take:deck call:postmaster take:deck right:augsburg end take:deck right:regensburg close:each office:pilsen end take:deck right:munchen end take:deck start:basel end take:deck",
  },
  administrator: {
    honours: false,
    audience: false,
    deck: "ujvsriuscsjprfiemgbuqmdopnbakvgojihcgttlvqalqemoftrchlfdnbkaendpkh",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:freiburg end take:deck right:budweis end take:deck right:zurich end take:deck right:pilsen end take:deck right:sigmaringen end take:deck right:regensburg close:each office:pilsen end",
  },
  each: {
    honours: false,
    audience: false,
    deck: "ocauhmuspvjfreilbqidjqvcmlemvgprkijsnagqfclsoudghaoreptbkdfntkhtbn",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:zurich end take:deck right:budweis end take:deck right:sigmaringen end take:deck right:pilsen end take:deck right:ulm end take:deck right:regensburg close:each office:pilsen end take:deck right:augsburg",
  },
  province: {
    honours: false,
    audience: false,
    deck: "cargbquspvjnreidcohopiunmagtflivkkoearmttsflbfdmcpbnjsghvkquldqhej",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:zurich end take:deck right:budweis end take:deck right:kempten end take:deck right:pilsen end take:deck right:ulm close:each end take:deck right:regensburg close:each office:pilsen end take:deck call:postmaster take:deck start:stuttgart end take:deck start:basel end take:deck call:postmaster take:deck right:nurnberg end take:deck right:zurich end take:deck call:postmaster take:deck right:regensburg end take:deck right:kempten end take:deck right:munchen",
  },
  cartwright: {
    honours: false,
    audience: false,
    deck: "cerjmtusovjprfinoqptnulbadghbslhinmvcfpusaqfqdgicvkhoegdremkkljtab",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:basel end take:deck right:budweis end take:deck right:zurich end take:deck right:pilsen end take:deck right:sigmaringen close:each office:basel end take:deck right:regensburg close:each office:pilsen end take:deck start:kempten end take:deck start:basel end take:deck right:innsbruck end take:deck right:zurich end take:deck right:salzburg end take:deck right:kempten end take:deck right:linz close:each office:salzburg end take:deck right:augsburg close:each office:augsburg office:basel end take:deck start:karlsruhe end take:deck start:mannheim end take:deck right:stuttgart end take:deck right:wurzburg end take:deck right:nurnberg",
  },
  tiles: {
    honours: false,
    audience: false,
    deck: "dejmgbuscnjprfieolpqntlsargihvkrmsaubtombnoiqdpgufhkhkdtcevafqjlcv",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:freiburg end take:deck right:budweis end take:deck right:zurich end take:deck right:pilsen end take:deck right:sigmaringen close:each end take:deck right:regensburg close:each office:pilsen end take:deck start:ulm end take:deck start:basel end take:deck right:augsburg end take:deck right:zurich end take:deck right:innsbruck end take:deck right:kempten end take:deck right:salzburg close:each end take:deck right:augsburg close:each office:augsburg office:basel end take:deck start:budweis end take:deck start:mannheim end take:deck right:pilsen end take:deck right:wurzburg end take:deck right:regensburg close:each office:budweis end take:deck right:nurnberg end take:deck start:lodz end take:deck right:ingolstadt end take:deck right:pilsen end take:deck right:munchen close:bavaria end take:deck right:budweis end take:deck start:mannheim end take:deck right:linz end take:deck right:karlsruhe end take:deck right:salzburg",
  },
  end: {
    honours: false,
    audience: false,
    deck: "rqtjvsuscvjprfidogphnellangmhtkumsabbdceokpimqvoaqhtnclbigurefdkjf",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:freiburg end take:deck right:budweis end take:deck right:zurich end take:deck right:pilsen end take:deck right:sigmaringen close:each end take:deck right:regensburg close:each office:pilsen end take:deck start:stuttgart end take:deck start:basel end take:deck right:wurzburg end take:deck right:zurich end take:deck right:nurnberg close:bavaria call:cartwright end take:deck right:kempten end take:deck start:ulm end take:deck right:augsburg close:each office:augsburg office:basel end take:deck right:augsburg end take:deck start:mannheim end take:deck right:kempten close:bavaria call:cartwright end take:deck right:wurzburg end take:deck start:munchen end take:deck right:nurnberg end take:deck right:salzburg end take:deck right:ingolstadt end take:deck right:linz end take:deck right:munchen close:bavaria end take:deck right:budweis close:each office:salzburg call:cartwright end take:deck start:mannheim end take:deck start:karlsruhe end take:deck right:karlsruhe end take:deck right:stuttgart end take:deck right:freiburg end take:deck right:ulm end take:deck right:basel end take:deck right:ingolstadt end take:deck right:zurich end take:deck right:regensburg",
  },
  token: {
    honours: true,
    audience: false,
    deck: "crophguseljmrthhjgkuffvjgotsmbnadbemsnivpaqcludkbkecrlnotqiqdafpiv",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:ulm end take:deck right:budweis end take:deck right:augsburg end take:deck right:pilsen close:each office:pilsen end take:deck right:munchen",
  },
  chip: {
    honours: true,
    audience: false,
    deck: "crotvbusimjkrlapngfhdedonenbvspfmqpkggmluoflkijctbahirhucqsvatdqej",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:regensburg end take:deck right:budweis end take:deck right:ingolstadt end take:deck right:pilsen close:each office:pilsen end take:deck right:augsburg call:carrier right:munchen close:bavaria end take:deck start:mannheim end take:deck take:deck start:zurich end take:deck right:wurzburg end take:deck right:sigmaringen end take:deck right:nurnberg close:each office:wurzburg call:cartwright end take:deck right:stuttgart",
  },
  office: {
    honours: true,
    audience: false,
    deck: "rotvuqusgcjdrbaengioptvflhmkeslhvnpfdrelhkpidtmfujsajbaiqobkqmgcnc",
    actions:
      "take:deck take:deck start:linz end take:deck take:deck start:wurzburg end take:deck right:budweis end take:deck right:stuttgart end take:deck right:pilsen close:each office:pilsen end take:deck right:karlsruhe call:carrier close:baden end take:deck start:mannheim end take:deck take:deck start:ulm end take:deck right:wurzburg end call:administrator take:deck right:augsburg end take:deck right:nurnberg close:each office:wurzburg call:cartwright end take:deck right:munchen close:each office:augsburg call:cartwright",
  },
  clergy: {
    honours: false,
    audience: true,
    deck: "arepjlieuilgcgbnhnulhfscftgpbvonomdjkqrsdmsraktqvhjuqboatepmkvicfd",
    actions: "clergy:cardinal clergy:bishop clergy:abbot clergy:chaplain",
  },
  drive: {
    honours: false,
    audience: true,
    deck: "crophgusevjlrmsfhcglfnuviqmehankoeokttdmdbjqvislgupbktinqabcpfrdja",
    actions:
      "clergy:cardinal clergy:bishop clergy:abbot clergy:chaplain clergy:bishop clergy:abbot clergy:cardinal clergy:chaplain take:deck take:deck start:linz end take:deck take:deck start:ulm end take:deck right:budweis end take:deck right:augsburg end take:deck right:pilsen end take:deck right:munchen",
  },
  arrive: {
    honours: false,
    audience: true,
    deck: "cropdtusevjlrmiionplnmvhbtfagajqportfdqubgdskbsuhefnijcmlgvkeckhqa",
    actions:
      "clergy:cardinal clergy:bishop clergy:abbot clergy:chaplain clergy:bishop clergy:abbot clergy:cardinal clergy:chaplain take:deck take:deck start:linz end take:deck take:deck start:ulm end take:deck right:budweis end take:deck right:augsburg end take:deck right:pilsen end take:deck right:munchen end take:deck right:regensburg close:each office:pilsen coach:bohemia-salzburg:venice end take:deck right:regensburg close:wurttemberg coach:bavaria:verona end take:deck start:basel end take:deck start:kempten end take:deck right:zurich end take:deck right:augsburg end take:deck right:kempten end take:deck right:munchen",
  },
};
