import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const scubaDiver: ProductContent = {
  slug: 'scuba-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Scuba Diver',
    id: 'Scuba Diver',
    ja: 'スクーバ・ダイバー',
    zh: '水肺潜水员（Scuba Diver）',
    de: 'Scuba Diver',
  },
  summary: {
    en: 'The first half of Open Water in two days: a real certificate, to 12 metres, with a professional at your side.',
    id: 'Separuh pertama Open Water dalam dua hari: sertifikat sungguhan, sampai 12\u00a0meter, ditemani profesional.',
    ja: 'オープンウォーターの前半を2日間で。プロの同伴で水深12mまで潜れる、正式な認定です。',
    zh: '两天学完开放水域的前半段：正式证书，由专业人员陪同，最深12米。',
    de: 'Die erste Hälfte des Open Water in zwei Tagen: ein richtiges Brevet, bis 12\u00a0Meter, mit einem Profi an Ihrer Seite.',
  },
  body: {
    en: [
      'Not every holiday has four free days. Scuba Diver takes three of the five theory chapters, the same pool skills and two of the four sea dives, and ends with a certificate that does not expire. With it you dive to 12 metres anywhere in the world, always accompanied by a professional.',
      'Come back later, to us or to any other school, do the second half, and you are an Open Water Diver; nothing has to be repeated except a short check in the pool. It suits people who dive once a year on holiday and are happy to be guided.',
    ],
    id: [
      'Tidak semua liburan punya empat hari luang. Scuba Diver mencakup tiga dari lima bab teori, keterampilan kolam yang sama, dan dua dari empat penyelaman laut, lalu berakhir dengan sertifikat yang tidak kedaluwarsa. Dengannya Anda boleh menyelam sampai 12 meter di mana pun, selalu didampingi profesional.',
      'Kapan pun Anda kembali, ke kami atau sekolah lain, tinggal menjalani separuh kedua dan Anda menjadi Open Water Diver; tidak ada yang diulang selain pemeriksaan singkat di kolam. Cocok bagi yang menyelam setahun sekali saat liburan dan senang dipandu.',
    ],
    ja: [
      '旅行中に4日間は空けられない、という方のためのコースです。学科5章のうち3章、プールでの基本スキル、海洋実習4本のうち2本を行い、有効期限のない認定を受けられます。世界のどこでも、プロの同伴で水深12mまで潜れます。',
      '続きはいつでも、当店でもほかのショップでも受けられます。プールで短い確認をしたあと後半を終えれば、オープン・ウォーター・ダイバーです。年に一度の旅行で、ガイドと一緒にのんびり潜りたい方に向いています。',
    ],
    zh: [
      '不是每个假期都腾得出四天。水肺潜水员课程包含五章理论中的三章、同样的泳池技巧和四次海洋潜水中的两次，结束时拿到的证书终身有效。凭它您可以在世界各地由专业人员陪同潜到12米。',
      '以后无论回到我们这里还是去别的潜店，补完后半段就是开放水域潜水员，除了在泳池做个简短检查，什么都不用重来。适合一年潜一次、乐意有人带着潜的朋友。',
    ],
    de: [
      'Nicht jeder Urlaub hat vier freie Tage. Der Scuba Diver umfasst drei der fünf Theoriekapitel, dieselben Übungen im Pool und zwei der vier Tauchgänge im Meer und endet mit einem Brevet, das nicht verfällt. Damit tauchen Sie überall auf der Welt bis 12 Meter, immer in Begleitung eines Profis.',
      'Wer später weitermacht, bei uns oder an einer anderen Schule, holt die zweite Hälfte nach und ist Open Water Diver; wiederholt wird außer einer kurzen Überprüfung im Pool nichts. Das passt zu Menschen, die einmal im Jahr im Urlaub tauchen und sich gern führen lassen.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Sanur: your questions about the theory, then the pool, from the first breath at 1.2 metres to hovering at 3.5.',
        id: 'Sanur: tanya jawab teori, lalu kolam, dari napas pertama di 1,2 meter sampai melayang di 3,5 meter.',
        ja: 'サヌール：学科の質疑応答のあとプールへ。水深1.2mでの最初の呼吸から、3.5mでの中性浮力まで。',
        zh: '沙努尔：理论答疑，然后下泳池，从1.2米的第一口气练到3.5米的悬浮。',
        de: 'Sanur: Ihre Fragen zur Theorie, dann der Pool, vom ersten Atemzug auf 1,2 Metern bis zum Schweben auf 3,5.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Padang Bai: two sea dives at Blue Lagoon, to 12 metres, lunch, logbook and certificate.',
        id: 'Padang Bai: dua penyelaman di Blue Lagoon, sampai 12 meter, makan siang, buku log, dan sertifikat.',
        ja: 'パダンバイ：ブルーラグーンで海洋実習2本（水深12mまで）。昼食、ログ付け、認定。',
        zh: '八丹拜：在蓝色潟湖进行两次海洋潜水，最深12米，午餐、写日志、发证。',
        de: 'Padang Bai: zwei Tauchgänge in der Blue Lagoon, bis 12 Meter, Mittagessen, Logbuch und Brevet.',
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
  excluded: listed(excluded.doctor, excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'Scuba Diver or Open Water: which is right for me?',
        id: 'Scuba Diver atau Open Water: mana yang cocok?',
        ja: 'オープンウォーターとどちらがよいですか。',
        zh: '选水肺潜水员还是开放水域？',
        de: 'Scuba Diver oder Open Water: Was passt zu mir?',
      },
      answer: {
        en: 'If you have three days, take Open Water: it lets you dive to 18 metres with a buddy, and almost all our trips ask for it. If you have two, start here and lose nothing.',
        id: 'Bila punya tiga hari, ambil Open Water: Anda boleh menyelam sampai 18 meter bersama buddy, dan hampir semua trip kami memintanya. Bila hanya dua, mulailah di sini tanpa rugi apa pun.',
        ja: '3日あればオープンウォーターをおすすめします。バディと18mまで潜れ、当店のツアーのほとんどに参加できます。2日しかない場合は、ここから始めても無駄になりません。',
        zh: '有三天就选开放水域：可与潜伴潜到18米，我们几乎所有行程都以它为门槛。只有两天就从这里开始，什么都不浪费。',
        de: 'Haben Sie drei Tage, nehmen Sie den Open Water: Damit tauchen Sie mit einem Buddy bis 18 Meter, und fast alle unsere Ausfahrten verlangen ihn. Haben Sie zwei, fangen Sie hier an und verlieren nichts.',
      },
    },
    {
      question: {
        en: 'Do I need to have done Discover Scuba Diving first?',
        id: 'Haruskah sudah ikut Discover Scuba Diving?',
        ja: '体験ダイビングを先に受ける必要がありますか。',
        zh: '必须先参加体验潜水吗？',
        de: 'Muss ich vorher Discover Scuba Diving gemacht haben?',
      },
      answer: {
        en: 'No. It helps some people to decide, nothing more. You should be at ease in water, be able to swim a little and float for ten minutes.',
        id: 'Tidak. Itu hanya membantu sebagian orang memutuskan. Anda cukup nyaman di air, bisa berenang sedikit, dan mengapung sepuluh menit.',
        ja: 'いいえ、迷っている方の参考になるだけです。水に慣れていて、少し泳げて、10分間浮いていられれば大丈夫です。',
        zh: '不必，它只是帮一些人做决定。您在水里自在、会游一点、能漂浮十分钟就行。',
        de: 'Nein. Manchen hilft es bei der Entscheidung, mehr nicht. Sie sollten sich im Wasser wohlfühlen, etwas schwimmen und sich zehn Minuten treiben lassen können.',
      },
    },
    {
      question: {
        en: 'When do I study the theory?',
        id: 'Kapan saya belajar teori?',
        ja: '学科はいつ勉強しますか。',
        zh: '理论什么时候学？',
        de: 'Wann lerne ich die Theorie?',
      },
      answer: {
        en: 'At home with eLearning, about five hours, in portions of your choosing. We send the code once the booking is confirmed.',
        id: 'Di rumah lewat eLearning, sekitar lima jam yang bisa dicicil. Kodenya kami kirim setelah pemesanan dikonfirmasi.',
        ja: 'ご自宅でeラーニングを使って、合計5時間ほどを少しずつ進めていただきます。コードはご予約確定後にお送りします。',
        zh: '在家用eLearning学，共约五小时，可分次完成。预订确认后我们发送学习码。',
        de: 'Zu Hause per eLearning, etwa fünf Stunden, beliebig aufgeteilt. Den Code schicken wir, sobald die Buchung bestätigt ist.',
      },
    },
  ],
  area: 'padang_bai',
  difficulty: 'easy',
  diveCount: 2,
  durationDays: 2,
  minimumAge: 10,
  minimumLevel: 'none',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 3, 5, 6],
  seatsPerDay: 4,
  cutOffHours: 48,
  depthLimit: 12,
  currentLimit: 1,
  maxQuantity: 2,
  price: 9_000_000,
  variants: [],
  addOns: ['prescription-mask', 'photo-package'],
  locations: ['blue-lagoon'],
  comesAfter: ['discover-scuba-diving'],
};
