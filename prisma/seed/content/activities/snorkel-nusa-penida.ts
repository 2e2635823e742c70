import { excluded, included, listed, morningPickup } from '../trips/phrases';
import type { ProductContent } from '../types';

export const snorkelNusaPenida: ProductContent = {
  slug: 'snorkel-nusa-penida',
  kind: 'activity',
  bookable: true,
  title: {
    en: 'Snorkelling at Nusa Penida',
    id: 'Snorkeling di Nusa Penida',
    ja: 'ヌサペニダ・スノーケリング',
    zh: '佩尼达岛浮潜',
    de: 'Schnorcheln vor Nusa Penida',
  },
  summary: {
    en: 'Three stops around the island: a bay where mantas feed at the surface, a bowl of clear water, a reef that floats past below you.',
    id: 'Tiga perhentian di sekeliling pulau: teluk tempat manta makan di permukaan, cekungan air jernih, dan terumbu yang lewat di bawah Anda.',
    ja: '島をめぐる3か所。マンタが水面で食事をする湾、澄みきった入り江、そして眼下を流れていくリーフへ。',
    zh: '环岛三站：蝠鲼在水面觅食的海湾、清澈见底的小湾，还有从身下缓缓流过的珊瑚礁。',
    de: 'Drei Stopps rund um die Insel: eine Bucht, in der Mantas an der Oberfläche fressen, eine Schale klaren Wassers, ein Riff, das unter Ihnen vorbeizieht.',
  },
  body: {
    en: [
      'You do not need a tank for the best of Penida. In Manta Bay plankton gathers under the cliffs, and reef mantas come to eat it, mouths open, turning loops an arm’s length below the surface. Some days there are five, some days there is only the plankton. Either way we are in the water with you, keep the group to four, and steer away from the knot of boats when there is one.',
      'At noon the boat lies in Crystal Bay, where the visibility is what the name says. You float over coral in three to six metres, with parrotfish, bannerfish and now and then a turtle, and eat lunch with your feet over the side.',
      'The last stop depends on the tide. Usually it is Mangrove on Lembongan, a drift: the boat lets you go at one end of the reef and picks you up at the other, and in between you do nothing but look down.',
    ],
    id: [
      'Tidak perlu tabung untuk menikmati yang terbaik dari Penida. Di Manta Bay plankton berkumpul di bawah tebing, dan pari manta karang datang memakannya, mulut terbuka, berputar-putar selengan di bawah permukaan. Ada hari dengan lima ekor, ada hari yang hanya plankton. Apa pun yang terjadi, kami ikut di air, membatasi rombongan empat orang, dan menjauh dari kerumunan kapal.',
      'Siang hari kapal bertambat di Crystal Bay, yang sejernih namanya. Anda mengapung di atas karang pada kedalaman tiga sampai enam meter, bersama ikan kakaktua, ikan bendera, dan sesekali penyu, lalu makan siang dengan kaki terjuntai di sisi kapal.',
      'Perhentian terakhir tergantung pasang surut. Biasanya Mangrove di Lembongan, sambil hanyut: kapal menurunkan Anda di satu ujung terumbu dan menjemput di ujung lain, dan di antaranya Anda cukup melihat ke bawah.',
    ],
    ja: [
      'ペニダ島の魅力は、タンクがなくても味わえます。マンタベイでは断崖の下にプランクトンが集まり、ナンヨウマンタが口を開け、水面のすぐ下で宙返りをしながら食事をします。5枚いる日もあれば、プランクトンしかいない日もあります。どちらの日もガイドが一緒に泳ぎ、4名までのグループを守り、船が集まる場所からは離れます。',
      '昼は、名前のとおり澄んだクリスタルベイに停泊します。水深3〜6mのサンゴの上に浮かぶと、ブダイやハタタテダイ、ときにはウミガメの姿も。船べりに足を投げ出して昼食をどうぞ。',
      '最後の1か所は潮しだいです。多くの日はレンボンガン島のマングローブ。リーフの端でボートを降り、反対側で拾ってもらうまで、流れに身をまかせて下を眺めているだけです。',
    ],
    zh: [
      '不背气瓶也能看到佩尼达岛最好的部分。蝠鲼湾（Manta Bay）的断崖下聚集着浮游生物，礁蝠鲼张着大嘴，在水面下一臂深的地方翻着跟头进食。有时能见到五只，有时只有浮游生物。无论哪种情况，我们都和您一起在水里，每组最多四人，遇到船只扎堆就绕开。',
      '中午船停在水晶湾（Crystal Bay），水清如其名。您漂在三到六米深的珊瑚上方，看鹦嘴鱼、马夫鱼，偶尔还有海龟，然后坐在船边晃着脚吃午餐。',
      '最后一站看潮汐。通常是蓝梦岛的红树林（Mangrove）放流：船在礁的一头放您下水，在另一头接您上船，中间您只管低头看。',
    ],
    de: [
      'Für das Beste an Penida brauchen Sie keine Flasche. In der Manta Bay sammelt sich unter den Klippen Plankton, und Riffmantas kommen zum Fressen, mit offenem Maul und in Schleifen, eine Armlänge unter der Oberfläche. An manchen Tagen sind es fünf, an manchen gibt es nur das Plankton. So oder so sind wir mit Ihnen im Wasser, bleiben bei höchstens vier Gästen und halten Abstand, wo sich Boote drängen.',
      'Mittags liegt das Boot in der Crystal Bay, die so klar ist, wie sie heißt. Sie schweben über Korallen in drei bis sechs Metern Tiefe, mit Papageifischen, Wimpelfischen und ab und zu einer Schildkröte, und essen mit den Füßen über der Bordwand.',
      'Der letzte Stopp hängt von der Tide ab. Meist ist es Mangrove vor Lembongan, als Drift: Das Boot setzt Sie am einen Ende des Riffs ab und sammelt Sie am anderen ein, und dazwischen schauen Sie nur nach unten.',
    ],
  },
  itinerary: [
    ...morningPickup,
    {
      at: '07:30',
      text: {
        en: 'Our dive centre in Sanur: masks fitted, fins chosen, and a briefing on mantas, currents and signals.',
        id: 'Dive center kami di Sanur: mencoba masker, memilih fin, dan briefing tentang manta, arus, dan isyarat.',
        ja: 'サヌールのダイブセンターでマスクとフィンを合わせ、マンタ・流れ・合図についてのブリーフィング。',
        zh: '沙努尔潜水中心：试面镜、选脚蹼，听关于蝠鲼、水流和手势的讲解。',
        de: 'Unsere Basis in Sanur: Masken anpassen, Flossen aussuchen, Briefing zu Mantas, Strömung und Zeichen.',
      },
    },
    {
      at: '08:30',
      text: {
        en: 'The boat leaves, 60 minutes to Manta Bay.',
        id: 'Kapal berangkat, 60 menit ke Manta Bay.',
        ja: '出港。マンタベイまで60分。',
        zh: '开船，60分钟到蝠鲼湾。',
        de: 'Ablegen, 60 Minuten bis zur Manta Bay.',
      },
    },
    {
      at: '09:45',
      text: {
        en: 'First stop: Manta Bay, about 40 minutes in the water.',
        id: 'Perhentian pertama: Manta Bay, sekitar 40 menit di air.',
        ja: '1か所目：マンタベイ（水中約40分）。',
        zh: '第一站：蝠鲼湾，下水约40分钟。',
        de: 'Erster Stopp: Manta Bay, etwa 40 Minuten im Wasser.',
      },
    },
    {
      at: '11:15',
      text: {
        en: 'Second stop: Crystal Bay, 45 minutes, then lunch on board.',
        id: 'Perhentian kedua: Crystal Bay, 45 menit, lalu makan siang di kapal.',
        ja: '2か所目：クリスタルベイ（45分）。そのあと船上で昼食。',
        zh: '第二站：水晶湾，45分钟，之后在船上吃午餐。',
        de: 'Zweiter Stopp: Crystal Bay, 45 Minuten, danach Mittagessen an Bord.',
      },
    },
    {
      at: '13:15',
      text: {
        en: 'Third stop: Mangrove, drifting for half an hour or so.',
        id: 'Perhentian ketiga: Mangrove, hanyut sekitar setengah jam.',
        ja: '3か所目：マングローブ。30分ほど流れに乗ります。',
        zh: '第三站：红树林，漂流约半小时。',
        de: 'Dritter Stopp: Mangrove, eine gute halbe Stunde Drift.',
      },
    },
    {
      at: '14:15',
      text: {
        en: 'Back to Sanur, showers and tea at the centre; hotels between 16:00 and 17:00.',
        id: 'Kembali ke Sanur, mandi dan minum teh di dive center; tiba di hotel antara pukul 16.00 dan 17.00.',
        ja: 'サヌールへ帰港し、ダイブセンターでシャワーとお茶。ホテル着は16:00〜17:00です。',
        zh: '返回沙努尔，在中心淋浴、喝茶；16:00至17:00送达酒店。',
        de: 'Zurück nach Sanur, Dusche und Tee in der Basis; im Hotel zwischen 16:00 und 17:00 Uhr.',
      },
    },
  ],
  included: listed(
    included.snorkelGuide,
    included.snorkelGear,
    included.boat,
    included.lunch,
    included.dryTowel,
    included.transfer,
    included.meals,
  ),
  excluded: listed(excluded.penidaFee, excluded.travelInsurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'How well must I swim?',
        id: 'Seberapa lancar saya harus berenang?',
        ja: '泳ぎはどのくらい必要ですか。',
        zh: '游泳要多好才行？',
        de: 'Wie gut muss ich schwimmen können?',
      },
      answer: {
        en: 'You should be at ease in deep water without a vest and able to swim 100 metres. There is swell and sometimes current here. If you are still getting used to it, Padang Bai is the gentler day.',
        id: 'Anda sebaiknya nyaman di air dalam tanpa rompi dan mampu berenang 100 meter. Di sini ada alun dan kadang arus. Kalau masih membiasakan diri, Padang Bai lebih santai.',
        ja: '足のつかない海でもベストなしで落ち着いていられ、100m泳げることが目安です。うねりがあり、流れることもあります。海に慣れていない方には、より穏やかなパダンバイをおすすめします。',
        zh: '您应当不穿浮力背心也能在深水里放松，并能游100米。这里有涌浪，有时有水流。还在适应的话，八丹拜的行程更温和。',
        de: 'Sie sollten sich im tiefen Wasser auch ohne Weste wohlfühlen und 100 Meter schwimmen können. Hier gibt es Dünung und manchmal Strömung. Wenn Sie sich noch daran gewöhnen, ist Padang Bai der sanftere Tag.',
      },
    },
    {
      question: {
        en: 'Will we see mantas?',
        id: 'Apakah kita akan melihat manta?',
        ja: 'マンタは見られますか。',
        zh: '能看到蝠鲼吗？',
        de: 'Sehen wir Mantas?',
      },
      answer: {
        en: 'Often, not always. They come when there is plankton, and that cannot be booked. If the bay is empty we wait a while, then use the time for a longer stop at the reef.',
        id: 'Sering, tidak selalu. Mereka datang kalau ada plankton, dan itu tidak bisa dipesan. Kalau teluk sepi, kita menunggu sebentar, lalu memakai waktunya untuk berhenti lebih lama di terumbu.',
        ja: '見られる日は多いですが、必ずではありません。プランクトンしだいで、これだけは予約ができません。いない場合は少し待ち、その後はリーフでの時間を長くとります。',
        zh: '常常能，但不是每次。有浮游生物它们才来，这没法预订。如果湾里没有，我们等一会儿，再把时间留给珊瑚礁。',
        de: 'Oft, nicht immer. Sie kommen, wenn Plankton da ist, und das lässt sich nicht buchen. Ist die Bucht leer, warten wir ein wenig und bleiben dafür länger am Riff.',
      },
    },
    {
      question: {
        en: 'I get seasick. What helps?',
        id: 'Saya mudah mabuk laut. Apa yang membantu?',
        ja: '船酔いしやすいのですが。',
        zh: '我容易晕船，怎么办？',
        de: 'Ich werde seekrank. Was hilft?',
      },
      answer: {
        en: 'A tablet an hour before the boat, a light breakfast, a seat at the back and eyes on the horizon. On board there is ginger tea. The south coast rolls most from June to September; tell the crew early, not late.',
        id: 'Minum obat satu jam sebelum naik kapal, sarapan ringan, duduk di belakang, dan pandang cakrawala. Di kapal ada teh jahe. Pantai selatan paling bergelombang dari Juni sampai September; beri tahu awak sejak awal.',
        ja: '乗船1時間前に酔い止めを飲み、朝食は軽めに、後方の席で水平線を見てください。船にはジンジャーティーがあります。南岸は6月から9月がいちばん揺れます。気分が悪くなりそうなときは、早めにスタッフへどうぞ。',
        zh: '开船前一小时吃药，早餐吃清淡些，坐船尾，眼望海平线。船上有姜茶。南岸6月到9月涌浪最大；不舒服请早点告诉船员。',
        de: 'Eine Tablette eine Stunde vor der Abfahrt, ein leichtes Frühstück, ein Platz hinten und der Blick zum Horizont. An Bord gibt es Ingwertee. Am stärksten rollt es an der Südküste von Juni bis September; sagen Sie der Crew lieber früh Bescheid als spät.',
      },
    },
  ],
  area: 'nusa_penida',
  difficulty: 'moderate',
  diveCount: 0,
  durationDays: 1,
  minimumAge: 8,
  minimumLevel: 'none',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  placesPerDay: 12,
  cutOffHours: 14,
  maxQuantity: 6,
  price: 2_200_000,
  variants: [],
  addOns: ['private-guide', 'action-camera', 'prescription-mask'],
  locations: ['manta-bay', 'crystal-bay', 'mangrove'],
};
