import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const rescueDiver: ProductContent = {
  slug: 'rescue-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Rescue Diver',
    id: 'Rescue Diver',
    ja: 'レスキュー・ダイバー',
    zh: '救援潜水员（Rescue Diver）',
    de: 'Rescue Diver',
  },
  summary: {
    en: 'Three days in which you look up from your own gauge and begin to see the diver beside you.',
    id: 'Tiga hari yang mengalihkan pandangan Anda dari alat ukur sendiri ke penyelam di sebelah.',
    ja: '自分のゲージだけでなく、隣のダイバーが見えるようになる3日間です。',
    zh: '三天时间，让您的目光离开自己的压力表，移到身边的潜水员身上。',
    de: 'Drei Tage, in denen Sie aufhören, nur auf das eigene Finimeter zu schauen, und den Taucher neben sich sehen.',
  },
  body: {
    en: [
      'Most accidents announce themselves: a breath too fast, a mask pushed up, a joke that did not sound like one. The first thing you learn is to notice, and to act while it is still small. Then come the harder pieces: a tired diver, a panicked one, a missing one, and at last an unconscious one who has to come to the surface and on to the beach.',
      'Everyone says it was the most strenuous course and the one they liked best. Our instructors play the victims with conviction, usually when you least expect it. You practise from the beach and from the boat, because both are different, and you talk through each case afterwards, honestly and without blame.',
    ],
    id: [
      'Kebanyakan kecelakaan memberi tanda: napas terlalu cepat, masker didorong ke dahi, lelucon yang terdengar ganjil. Hal pertama yang dipelajari adalah menyadarinya dan bertindak selagi kecil. Lalu bagian yang lebih berat: penyelam lelah, panik, hilang, dan akhirnya penyelam tak sadar yang harus dibawa ke permukaan dan ke pantai.',
      'Semua orang bilang ini kursus yang paling melelahkan dan paling disukai. Instruktur kami memerankan korban dengan sungguh-sungguh, biasanya saat Anda lengah. Anda berlatih dari pantai dan dari kapal, karena keduanya berbeda, dan setiap kasus dibicarakan sesudahnya dengan jujur tanpa menyalahkan.',
    ],
    ja: [
      '事故の多くには前ぶれがあります。速すぎる呼吸、額に上げたマスク、冗談に聞こえない冗談。まず学ぶのは、それに気づき、小さいうちに動くことです。続いて、疲れたダイバー、パニックを起こしたダイバー、行方のわからないダイバー、そして意識のないダイバーを水面へ、浜へと運ぶ練習に進みます。',
      '「いちばん大変で、いちばん好きなコースだった」と皆さんおっしゃいます。インストラクターは本気で事故者を演じます。しかも、たいてい油断したころに。ビーチとボートでは勝手が違うため両方で練習し、終わるたびに、責めることなく率直に振り返ります。',
    ],
    zh: [
      '多数事故都有预兆：呼吸太急、面镜推到额头、一句不像玩笑的玩笑。首先要学的是察觉，并在事情还小的时候出手。接着是更难的部分：疲惫的潜水员、恐慌的潜水员、失踪的潜水员，最后是失去意识、必须先带上水面、再拖上岸的潜水员。',
      '学过的人都说，这是最累的一门课，也是最喜欢的一门。我们的教练演起遇险者来毫不含糊，而且往往挑您最没防备的时候。岸边和船上情况不同，两种都练；每个案例结束后一起复盘，坦诚，不指责。',
    ],
    de: [
      'Die meisten Unfälle kündigen sich an: ein zu schneller Atem, eine hochgeschobene Maske, ein Scherz, der nicht wie einer klang. Als Erstes lernen Sie, das zu bemerken und zu handeln, solange es klein ist. Dann kommen die schwereren Stücke: ein müder Taucher, einer in Panik, ein vermisster und zuletzt ein bewusstloser, der an die Oberfläche und an den Strand muss.',
      'Alle sagen, es sei der anstrengendste Kurs gewesen und der schönste. Unsere Lehrer spielen die Opfer mit Überzeugung, meist dann, wenn Sie nicht damit rechnen. Geübt wird vom Strand und vom Boot, denn beides ist verschieden, und jeder Fall wird danach besprochen, ehrlich und ohne Vorwürfe.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Sanur: theory, emergency oxygen, and the exercises one by one in the pool.',
        id: 'Sanur: teori, oksigen darurat, dan latihan satu per satu di kolam.',
        ja: 'サヌール：学科、緊急用酸素の扱い、プールでの個別の練習。',
        zh: '沙努尔：理论、急救供氧，在泳池逐项练习。',
        de: 'Sanur: Theorie, Notfallsauerstoff und die Übungen einzeln im Pool.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Padang Bai: two dives from the boat with tired, panicked and missing divers.',
        id: 'Padang Bai: dua penyelaman dari kapal dengan penyelam lelah, panik, dan hilang.',
        ja: 'パダンバイ：ボートから2本。疲労、パニック、行方不明者の捜索。',
        zh: '八丹拜：两次船潜，演练疲惫、恐慌和失踪的潜水员。',
        de: 'Padang Bai: zwei Tauchgänge vom Boot, mit müden, panischen und vermissten Tauchern.',
      },
    },
    {
      at: '3',
      text: {
        en: 'Tulamben: two full scenarios from the shore, exam and certification.',
        id: 'Tulamben: dua skenario lengkap dari pantai, ujian, dan sertifikasi.',
        ja: 'トランベン：ビーチから総合シナリオを2回、テストと認定。',
        zh: '图蓝本：岸边两场完整情景演练，考试并发证。',
        de: 'Tulamben: zwei vollständige Szenarien vom Ufer aus, Prüfung und Brevet.',
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
    included.transfer,
  ),
  excluded: listed(
    {
      en: 'The Emergency First Response course, if yours is older than two years',
      id: 'Kursus Emergency First Response, bila milik Anda lebih dari dua tahun',
      ja: 'エマージェンシー・ファースト・レスポンス（受講から2年以上たっている場合）',
      zh: '紧急第一反应课程（若您的证书已超过两年）',
      de: 'Der Kurs Emergency First Response, falls Ihrer älter als zwei Jahre ist',
    },
    excluded.insurance,
    excluded.farTransfer,
    excluded.tips,
  ),
  faqs: [
    {
      question: {
        en: 'What do I need before it?',
        id: 'Apa syaratnya?',
        ja: '受講の条件は何ですか。',
        zh: '参加前需要什么条件？',
        de: 'Was brauche ich vorher?',
      },
      answer: {
        en: 'Advanced Open Water with the navigation dive, a first-aid course from the last 24 months, and you must be at least 12. The first-aid course can be done here on the day before.',
        id: 'Advanced Open Water dengan penyelaman navigasi, kursus P3K dalam 24 bulan terakhir, dan usia minimal 12 tahun. Kursus P3K bisa diikuti di sini sehari sebelumnya.',
        ja: 'アドバンス（ナビゲーションを含む）の認定、24か月以内の救急法の受講、12歳以上であることです。救急法は前日に当店で受けられます。',
        zh: '持有含导航潜水的进阶开放水域证书，24个月内上过急救课程，年满12岁。急救课可以前一天在我们这里上。',
        de: 'Den Advanced Open Water mit Navigationstauchgang, einen Erste-Hilfe-Kurs aus den letzten 24 Monaten und ein Alter von mindestens 12 Jahren. Den Erste-Hilfe-Kurs können Sie am Tag davor bei uns machen.',
      },
    },
    {
      question: {
        en: 'Do I have to be strong?',
        id: 'Haruskah saya kuat?',
        ja: '体力に自信がないのですが。',
        zh: '必须很有力气吗？',
        de: 'Muss ich stark sein?',
      },
      answer: {
        en: 'Technique replaces a good deal of strength; small people tow large ones here every week. You should be in ordinary form and sleep well before the third day.',
        id: 'Teknik menggantikan banyak tenaga; setiap minggu orang kecil menarik orang besar di sini. Cukup bugar secara umum dan tidur nyenyak sebelum hari ketiga.',
        ja: '技術でかなり補えます。小柄な方が大柄な方を曳いて泳ぐ姿は、ここでは毎週の光景です。ふつうの体力があれば十分ですが、3日目の前夜はよくお休みください。',
        zh: '技巧能顶替不少力气，这里每周都有小个子拖着大个子游。身体状况正常即可，第三天前请睡好。',
        de: 'Technik ersetzt viel Kraft; kleine Leute ziehen hier jede Woche große. Normale Kondition genügt, und vor dem dritten Tag sollten Sie gut schlafen.',
      },
    },
    {
      question: {
        en: 'Is it only for those who want to become professionals?',
        id: 'Apakah hanya untuk yang ingin jadi profesional?',
        ja: 'プロを目指す人のためのコースですか。',
        zh: '只适合想当专业人员的人吗？',
        de: 'Ist er nur für angehende Profis?',
      },
      answer: {
        en: 'No. It is the course we wish every buddy had done. That it also opens the way to Divemaster is a side effect.',
        id: 'Tidak. Ini kursus yang kami harap sudah diikuti setiap buddy. Bahwa ia juga membuka jalan ke Divemaster hanyalah efek samping.',
        ja: 'いいえ。すべてのバディに受けてほしいコースです。ダイブマスターへの道が開けるのは、おまけのようなものです。',
        zh: '不是。我们希望每一位潜伴都上过这门课，能接着学潜水长只是附带的好处。',
        de: 'Nein. Es ist der Kurs, den wir jedem Buddy wünschen. Dass er auch den Weg zum Divemaster öffnet, ist ein Nebeneffekt.',
      },
    },
  ],
  area: 'padang_bai',
  difficulty: 'demanding',
  diveCount: 4,
  durationDays: 3,
  minimumAge: 12,
  minimumLevel: 'advanced',
  languages: ['en', 'id', 'ja', 'de'],
  pickup: true,
  weekdays: [1, 4],
  seatsPerDay: 4,
  cutOffHours: 48,
  maxQuantity: 2,
  price: 12_000_000,
  variants: [],
  addOns: ['prescription-mask', 'din-adaptor'],
  locations: ['blue-lagoon', 'coral-garden', 'usat-liberty'],
  comesAfter: ['advanced-open-water-diver', 'emergency-first-response'],
};
