import type { ProductContent } from '../types';
import { excluded, included, listed, variantNames } from './phrases';

export const advancedOpenWaterDiver: ProductContent = {
  slug: 'advanced-open-water-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Advanced Open Water Diver',
    id: 'Advanced Open Water Diver',
    ja: 'アドバンスド・オープン・ウォーター・ダイバー',
    zh: '进阶开放水域潜水员（Advanced Open Water Diver）',
    de: 'Advanced Open Water Diver',
  },
  summary: {
    en: 'Five dives in two days, each with a task of its own, and a new limit: 30 metres.',
    id: 'Lima penyelaman dalam dua hari, masing-masing dengan tugasnya sendiri, dan batas baru: 30\u00a0meter.',
    ja: '2日間で5本、それぞれにテーマのあるダイビング。潜れる深さは30mになります。',
    zh: '两天五潜，每一潜都有自己的任务，深度上限提升到30米。',
    de: 'Fünf Tauchgänge in zwei Tagen, jeder mit eigener Aufgabe, und eine neue Grenze: 30\u00a0Meter.',
  },
  body: {
    en: [
      'The name promises more than it means: nobody is advanced after nine dives. What the course does is let you try five kinds of diving with an instructor beside you. Two are fixed, deep and navigation. For the others we suggest what Bali is good at: buoyancy, drift and the wreck of the Liberty. Night or underwater photography can take the place of one; tell us beforehand.',
      'There is little to read and no exam. You find your way back to the boat by compass, see at 28 metres what happens to red, and learn how slowly ten minutes of no-stop time can pass when everything is calm. Afterwards the sites with current open up: Crystal Bay in mola season, Mimpang, later Tepekong.',
    ],
    id: [
      'Namanya menjanjikan lebih dari artinya: tidak ada yang mahir setelah sembilan penyelaman. Kursus ini memberi kesempatan mencoba lima jenis penyelaman bersama instruktur. Dua sudah ditentukan: penyelaman dalam dan navigasi. Sisanya kami sarankan yang menjadi keunggulan Bali: daya apung, drift, dan kapal karam Liberty. Penyelaman malam atau fotografi bawah air bisa menggantikan salah satunya; beri tahu kami sebelumnya.',
      'Bacaannya sedikit dan tidak ada ujian. Anda kembali ke kapal dengan kompas, melihat sendiri apa yang terjadi pada warna merah di 28 meter, dan merasakan betapa lamanya sepuluh menit waktu tanpa dekompresi bila semuanya tenang. Setelah itu lokasi-lokasi berarus terbuka untuk Anda: Crystal Bay di musim mola, Mimpang, kelak Tepekong.',
    ],
    ja: [
      '名前ほど大げさなものではありません。9本潜っただけで上級者になる人はいないからです。このコースでは、インストラクターと一緒に5種類のダイビングを試します。ディープとナビゲーションは必修。残りはバリらしく、中性浮力、ドリフト、リバティ号での沈船をおすすめしています。ナイトや水中写真への変更もできますので、事前にお知らせください。',
      '読む量は少なく、試験もありません。コンパスで船に戻り、水深28mで赤い色がどう見えるかを確かめ、落ち着いていれば10分がどれほど長いかを知ります。修了後は、マンボウの季節のクリスタルベイやミンパン、いずれはテペコンと、流れのあるポイントにも行けるようになります。',
    ],
    zh: [
      '名字听着厉害，其实没有谁潜九次就成了高手。这门课的意义是让您在教练身边尝试五种潜水。深潜和导航是必修，其余我们推荐巴厘岛最拿手的：中性浮力、放流和自由号沉船。也可以换成夜潜或水下摄影，请提前告诉我们。',
      '要读的不多，也没有考试。您会用指北针找回船边，在28米处看红色变成什么样，体会心静时十分钟的免减压时间可以多从容。之后有水流的潜点就向您开放了：翻车鱼季的水晶湾、米庞岛，再往后是特佩孔岛。',
    ],
    de: [
      'Der Name verspricht mehr, als er hält: Nach neun Tauchgängen ist niemand fortgeschritten. Der Kurs lässt Sie fünf Arten des Tauchens mit einem Lehrer an der Seite ausprobieren. Zwei stehen fest, Tiefe und Navigation. Für die anderen schlagen wir vor, was Bali gut kann: Tarierung, Strömung und das Wrack der Liberty. Ein Nacht- oder Fototauchgang kann eine davon ersetzen; sagen Sie es uns vorher.',
      'Zu lesen gibt es wenig, eine Prüfung gar nicht. Sie finden mit dem Kompass zum Boot zurück, sehen auf 28 Metern, was mit Rot geschieht, und merken, wie viel in zehn Minuten Nullzeit passt, wenn alles ruhig ist. Danach stehen Ihnen die Plätze mit Strömung offen: Crystal Bay in der Mondfisch-Saison, Mimpang, später Tepekong.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Padang Bai: three dives for buoyancy, navigation and drift, at Blue Lagoon and Jepun.',
        id: 'Padang Bai: tiga penyelaman untuk daya apung, navigasi, dan drift, di Blue Lagoon dan Jepun.',
        ja: 'パダンバイ：ブルーラグーンとジュプンで3本（中性浮力、ナビゲーション、ドリフト）。',
        zh: '八丹拜：在蓝色潟湖和杰彭潜三次，分别练浮力、导航和放流。',
        de: 'Padang Bai: drei Tauchgänge zu Tarierung, Navigation und Strömung, in der Blue Lagoon und am Jepun.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Tulamben: the deep dive at the Drop-Off, then the Liberty as a wreck dive; certification.',
        id: 'Tulamben: penyelaman dalam di Drop-Off, lalu Liberty sebagai penyelaman kapal karam; sertifikasi.',
        ja: 'トランベン：ドロップオフでディープ、続いてリバティ号でレック。認定。',
        zh: '图蓝本：先在断崖深潜，再潜自由号沉船；发证。',
        de: 'Tulamben: der tiefe Tauchgang am Drop-off, dann die Liberty als Wracktauchgang; Brevet.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    included.seaDives,
    included.certification,
    included.lunch,
    included.towel,
    included.transfer,
  ),
  excluded: listed(excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'I have only the four dives of my Open Water course. Is it too early?',
        id: 'Saya baru punya empat penyelaman Open Water. Terlalu dini?',
        ja: 'オープンウォーターの4本しか潜っていません。早すぎますか。',
        zh: '我只有开放水域的四潜，会不会太早？',
        de: 'Ich habe nur die vier Tauchgänge aus dem Open Water. Ist das zu früh?',
      },
      answer: {
        en: 'No, it is allowed and often a good idea. If hovering still costs you effort, we start with the buoyancy dive and set the rest of the pace by it.',
        id: 'Tidak, itu diperbolehkan dan sering kali baik. Bila melayang masih terasa berat, kami mulai dari penyelaman daya apung dan menyesuaikan sisanya.',
        ja: 'いいえ、続けて受けるのもよい選択です。中性浮力にまだ不安があれば、浮力のダイビングから始めて、その様子を見ながら進めます。',
        zh: '不早，规定允许，往往还是好主意。如果悬浮还吃力，我们先上浮力那一潜，其余按您的状态来。',
        de: 'Nein, es ist erlaubt und oft eine gute Idee. Kostet das Schweben noch Mühe, beginnen wir mit dem Tarier-Tauchgang und richten das Tempo danach.',
      },
    },
    {
      question: {
        en: 'Can we do it in three days instead of two?',
        id: 'Bisakah tiga hari, bukan dua?',
        ja: '3日間に分けて受けられますか。',
        zh: '可以分三天上吗？',
        de: 'Geht es auch in drei Tagen statt in zwei?',
      },
      answer: {
        en: 'Yes, that is the second option: two dives, two dives and, on the third evening, a night dive at Tulamben in place of the drift.',
        id: 'Bisa, lewat pilihan kedua: dua penyelaman, dua penyelaman, lalu penyelaman malam di Tulamben pada hari ketiga sebagai pengganti drift.',
        ja: 'はい、「3日間」をお選びください。2本、2本と潜り、3日目の夜はドリフトの代わりにトランベンでナイトダイブを行います。',
        zh: '可以，选第二种方案：前两天各两潜，第三天傍晚在图蓝本用夜潜代替放流。',
        de: 'Ja, als zweite Variante: zwei Tauchgänge, zwei Tauchgänge und am dritten Abend ein Nachttauchgang in Tulamben statt des Strömungstauchgangs.',
      },
    },
    {
      question: {
        en: 'Do you accept certifications from other agencies?',
        id: 'Apakah sertifikat lembaga lain diterima?',
        ja: 'ほかの団体のCカードでも受けられますか。',
        zh: '其他机构的证书可以吗？',
        de: 'Nehmen Sie Brevets anderer Verbände an?',
      },
      answer: {
        en: 'Yes: SSI, CMAS, BSAC, SDI, RAID, NAUI and others. Bring the card, printed or on the phone. The minimum age is 12.',
        id: 'Ya: SSI, CMAS, BSAC, SDI, RAID, NAUI, dan lainnya. Bawa kartunya, cetak atau di ponsel. Usia minimum 12 tahun.',
        ja: 'はい。SSI、CMAS、BSAC、SDI、RAID、NAUIなどに対応しています。カードか、スマートフォンの画面をお持ちください。12歳から受講できます。',
        zh: '可以，SSI、CMAS、BSAC、SDI、RAID、NAUI等都行，带上卡片或手机里的电子证即可。最低年龄12岁。',
        de: 'Ja: SSI, CMAS, BSAC, SDI, RAID, NAUI und andere. Bringen Sie die Karte mit, gedruckt oder auf dem Telefon. Das Mindestalter ist 12.',
      },
    },
  ],
  area: 'tulamben',
  difficulty: 'moderate',
  diveCount: 5,
  durationDays: 2,
  minimumAge: 12,
  minimumLevel: 'open_water',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 2, 4, 6],
  seatsPerDay: 8,
  cutOffHours: 48,
  depthLimit: 30,
  needs: { areas: ['padang_bai', 'tulamben'] },
  maxQuantity: 4,
  price: 11_200_000,
  variants: [
    {
      name: {
        en: 'Two days, with drift',
        id: 'Dua hari, dengan drift',
        ja: '2日間（ドリフト）',
        zh: '两天，含放流',
        de: 'Zwei Tage, mit Strömung',
      },
      price: 11_200_000,
    },
    {
      name: {
        en: 'Three days, with a night dive',
        id: 'Tiga hari, dengan penyelaman malam',
        ja: '3日間（ナイトダイブ）',
        zh: '三天，含夜潜',
        de: 'Drei Tage, mit Nachttauchgang',
      },
      price: 12_600_000,
    },
    { name: variantNames.onlyYou, price: 14_400_000 },
  ],
  addOns: ['prescription-mask', 'photo-package'],
  locations: ['tulamben-drop-off', 'usat-liberty', 'blue-lagoon', 'jepun'],
  comesAfter: ['open-water-diver'],
};
