import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const underwaterPhotographer: ProductContent = {
  slug: 'underwater-photographer',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Underwater Photographer',
    id: 'Underwater Photographer',
    ja: 'アンダーウォーター・フォトグラファー',
    zh: '水下摄影专长（Underwater Photographer）',
    de: 'Underwater Photographer',
  },
  summary: {
    en: 'Two days from the first blue snapshot to a picture of a shrimp that you would hang on a wall.',
    id: 'Dua hari dari jepretan biru pertama sampai foto udang yang layak digantung di dinding.',
    ja: '青かぶりの1枚から、壁に飾りたくなるエビの写真まで。2日間で学びます。',
    zh: '两天时间，从第一张发蓝的快照，拍到一张愿意挂上墙的小虾。',
    de: 'Zwei Tage vom ersten blauen Schnappschuss bis zum Bild einer Garnele, das Sie an die Wand hängen würden.',
  },
  body: {
    en: [
      'Water takes away red, contrast and patience. The course gives them back: get close, then closer; bring light or keep the sun behind you; wait until the animal has forgotten you. We begin in the camera room with your housing, put it under water in the pool, and only then go to sea, because a leak is better discovered at one metre.',
      'The second day belongs to Tulamben and Seraya: anemone shrimps, nudibranchs, sometimes a frogfish, all of which hold still longer than you can hold your breath. In the afternoon we choose three pictures of yours on the large screen and edit them together. An animal is never moved for a photograph; that is the one rule we do not discuss.',
    ],
    id: [
      'Air mengambil warna merah, kontras, dan kesabaran. Kursus ini mengembalikannya: mendekat, lalu lebih dekat lagi; bawa cahaya atau simpan matahari di belakang; tunggu sampai hewannya lupa pada Anda. Kita mulai di ruang kamera dengan housing Anda, mencelupkannya ke kolam, baru ke laut, karena kebocoran lebih baik ketahuan di satu meter.',
      'Hari kedua milik Tulamben dan Seraya: udang anemon, nudibranch, kadang ikan kodok, semuanya diam lebih lama daripada Anda bisa menahan napas. Sore harinya tiga foto Anda dipilih di layar besar dan disunting bersama. Hewan tidak pernah dipindahkan demi foto; itu satu-satunya aturan yang tidak kami tawar.',
    ],
    ja: [
      '水は、赤と、コントラストと、根気を奪います。それを取り戻すのがこのコースです。寄る。もっと寄る。光を持ち込むか、太陽を背にする。生き物がこちらを忘れるまで待つ。まずカメラルームでハウジングを点検し、プールに沈め、それから海へ。水没に気づくなら、深さ1mのほうがよいですから。',
      '2日目はトランベンとセラヤへ。イソギンチャクのエビ、ウミウシ、ときにはカエルアンコウ。どれも、こちらが待てる以上にじっとしていてくれます。午後は大きな画面で3枚を選び、一緒に現像します。写真のために生き物を動かさないこと。これだけは譲れない決まりです。',
    ],
    zh: [
      '水会带走红色、反差和耐心，这门课帮您找回来：靠近，再靠近；带上光，或让太阳在身后；等动物忘了您的存在。先在相机室检查您的防水壳，放进泳池试水，然后才下海，因为漏水最好在一米深就发现。',
      '第二天去图蓝本和塞拉亚：海葵虾、海蛞蝓，有时还有躄鱼，它们待着不动的时间，都比您憋气的时间长。下午在大屏幕上挑出您的三张照片，一起修图。绝不为了拍照去挪动动物，这一条没有商量。',
    ],
    de: [
      'Wasser nimmt Rot, Kontrast und Geduld. Der Kurs gibt sie zurück: nah heran, dann noch näher; Licht mitbringen oder die Sonne im Rücken behalten; warten, bis das Tier Sie vergessen hat. Wir beginnen im Kameraraum mit Ihrem Gehäuse, tauchen es im Pool unter und fahren erst dann ans Meer, denn ein Leck entdeckt man besser in einem Meter Tiefe.',
      'Der zweite Tag gehört Tulamben und Seraya: Anemonengarnelen, Nacktschnecken, manchmal ein Anglerfisch, alle mit mehr Geduld als Sie. Am Nachmittag wählen wir am großen Bildschirm drei Ihrer Bilder und bearbeiten sie gemeinsam. Für ein Foto wird nie ein Tier bewegt; das ist die eine Regel, über die wir nicht verhandeln.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Sanur: camera room, exposure and white balance, housing check, two hours in the pool with small models.',
        id: 'Sanur: ruang kamera, eksposur dan white balance, pemeriksaan housing, dua jam di kolam dengan model kecil.',
        ja: 'サヌール：カメラルームで露出とホワイトバランス、ハウジングの点検。プールで小さな模型を相手に2時間。',
        zh: '沙努尔：在相机室学曝光与白平衡，检查防水壳，泳池里对着小模型练两小时。',
        de: 'Sanur: Kameraraum, Belichtung und Weißabgleich, Gehäuse prüfen, zwei Stunden im Pool mit kleinen Modellen.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Coral Garden and Seraya: two slow dives of an hour each, then choosing and editing; certification.',
        id: 'Coral Garden dan Seraya: dua penyelaman santai masing-masing satu jam, lalu memilih dan menyunting; sertifikasi.',
        ja: 'コーラルガーデンとセラヤ：1時間ずつゆっくり2本。写真の選別と編集、認定。',
        zh: '珊瑚花园和塞拉亚：两次各一小时的慢潜，然后选片修图；发证。',
        de: 'Coral Garden und Seraya: zwei langsame Tauchgänge von je einer Stunde, dann auswählen und bearbeiten; Brevet.',
      },
    },
  ],
  included: listed(
    {
      en: 'A photographer as your instructor, for up to two students',
      id: 'Fotografer sebagai instruktur Anda, untuk paling banyak dua murid',
      ja: '写真家でもあるインストラクター（受講生2名まで）',
      zh: '摄影师教练，最多带两名学员',
      de: 'Eine Fotografin als Tauchlehrerin, für höchstens zwei Schüler',
    },
    included.materials,
    included.equipment,
    included.seaDives,
    included.certification,
    included.lunch,
    included.transfer,
  ),
  excluded: listed(
    {
      en: 'Camera and housing, unless you choose the option with ours',
      id: 'Kamera dan housing, kecuali Anda memilih paket dengan kamera kami',
      ja: 'カメラとハウジング（カメラ付きをお選びの場合を除く）',
      zh: '相机和防水壳（选择含相机的方案除外）',
      de: 'Kamera und Gehäuse, außer Sie wählen die Variante mit unseren',
    },
    excluded.insurance,
    excluded.farTransfer,
    excluded.tips,
  ),
  faqs: [
    {
      question: {
        en: 'Which camera do I need?',
        id: 'Kamera apa yang diperlukan?',
        ja: 'どんなカメラが必要ですか。',
        zh: '需要什么相机？',
        de: 'Welche Kamera brauche ich?',
      },
      answer: {
        en: 'Any that has a housing for at least 30 metres, from compact to mirrorless. A phone in a case works too. Without one, take the option with ours.',
        id: 'Apa saja yang punya housing untuk minimal 30 meter, dari kamera saku sampai mirrorless. Ponsel dalam housing juga bisa. Bila belum punya, pilih paket dengan kamera kami.',
        ja: '水深30m以上に対応したハウジングがあれば、コンパクトでもミラーレスでも構いません。防水ケース入りのスマートフォンも使えます。お持ちでない方はカメラ付きをお選びください。',
        zh: '只要有能下30米的防水壳，小卡片机到微单都行，装进潜水壳的手机也可以。没有的话请选含相机的方案。',
        de: 'Jede mit einem Gehäuse für mindestens 30 Meter, von der Kompakten bis zur Systemkamera. Auch ein Telefon im Gehäuse geht. Haben Sie keine, nehmen Sie die Variante mit unserer.',
      },
    },
    {
      question: {
        en: 'How good must my buoyancy be?',
        id: 'Sebaik apa daya apung yang diperlukan?',
        ja: '中性浮力は、どのくらいできればよいですか。',
        zh: '浮力要多好才行？',
        de: 'Wie gut muss meine Tarierung sein?',
      },
      answer: {
        en: 'Good enough to stop in front of coral without holding on to it. If you are not sure, take Peak Performance Buoyancy on the day before; it is the best lens you can buy.',
        id: 'Cukup untuk berhenti di depan karang tanpa berpegangan. Bila ragu, ikuti Peak Performance Buoyancy sehari sebelumnya; itulah lensa terbaik.',
        ja: 'サンゴの前で、つかまらずに止まれることが目安です。不安な方は前日にピーク・パフォーマンス・ボイヤンシーをどうぞ。どんなレンズより効果があります。',
        zh: '能停在珊瑚前而不用手扶，就够了。没把握的话，前一天先上顶尖中性浮力专长，那比任何镜头都值。',
        de: 'So gut, dass Sie vor einer Koralle anhalten können, ohne sich festzuhalten. Sind Sie unsicher, machen Sie am Tag davor Peak Performance Buoyancy; ein besseres Objektiv gibt es nicht.',
      },
    },
    {
      question: {
        en: 'Wide angle or macro?',
        id: 'Sudut lebar atau makro?',
        ja: 'ワイドとマクロ、どちらを学びますか。',
        zh: '广角还是微距？',
        de: 'Weitwinkel oder Makro?',
      },
      answer: {
        en: 'Mostly macro, since Seraya is made for it. If you would rather shoot the wreck in wide angle, write it under ‘A question for us’, and day two goes to the Liberty.',
        id: 'Kebanyakan makro, karena Seraya memang untuk itu. Bila lebih suka memotret kapal karam dengan sudut lebar, tulis di “Pertanyaan untuk kami”, dan hari kedua dipindah ke Liberty.',
        ja: 'セラヤの海に合わせて主にマクロです。沈船をワイドで撮りたい方は、「当店へのご質問」欄にお書きいただければ2日目をリバティ号に変更します。',
        zh: '以微距为主，塞拉亚就是为微距而生的。想用广角拍沉船，请在“向我们提问”一栏写明，第二天改去自由号。',
        de: 'Vor allem Makro, dafür ist Seraya gemacht. Möchten Sie lieber das Wrack im Weitwinkel, schreiben Sie es unter „Eine Frage an uns“; dann geht es am zweiten Tag an die Liberty.',
      },
    },
  ],
  area: 'tulamben',
  difficulty: 'easy',
  diveCount: 2,
  durationDays: 2,
  minimumAge: 10,
  minimumLevel: 'open_water',
  languages: ['en', 'ja', 'de'],
  pickup: true,
  weekdays: [1, 5],
  seatsPerDay: 2,
  cutOffHours: 48,
  depthLimit: 18,
  maxQuantity: 1,
  price: 7_400_000,
  variants: [
    {
      name: {
        en: 'With your own camera',
        id: 'Dengan kamera sendiri',
        ja: 'カメラ持参',
        zh: '自带相机',
        de: 'Mit eigener Kamera',
      },
      price: 7_400_000,
    },
    {
      name: {
        en: 'With one of our cameras each',
        id: 'Dengan kamera kami untuk masing-masing',
        ja: 'カメラレンタル付き（お一人1台）',
        zh: '含每人一台相机',
        de: 'Mit einer Kamera von uns für jeden',
      },
      price: 8_800_000,
    },
  ],
  addOns: ['nitrox-tank', 'prescription-mask', 'din-adaptor'],
  locations: ['seraya-secrets', 'coral-garden'],
  comesAfter: ['open-water-diver'],
};
