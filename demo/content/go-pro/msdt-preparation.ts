import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const msdtPreparation: ProductContent = {
  ...instructorTerms,
  slug: 'msdt-preparation',
  programme: 'specialty-instructor',
  bookable: true,
  title: {
    en: 'MSDT preparation: five specialties',
    id: 'Persiapan MSDT: lima specialty',
    ja: 'MSDT準備コース（スペシャルティ5種）',
    zh: 'MSDT准备课程：五项专长',
    de: 'MSDT-Vorbereitung: fünf Spezialkurse',
  },
  summary: {
    en: 'Ten days, five specialty ratings, and a season plan for the 25 certifications that MSDT asks for.',
    id: 'Sepuluh hari, lima specialty, dan rencana musim untuk 25 sertifikasi yang diminta MSDT.',
    ja: '10日間で5つのスペシャルティ。MSDTに必要な25名の認定に向けた計画も立てます。',
    zh: '十天、五项专长，再加一份整季的计划，瞄准MSDT所需的25张证书。',
    de: 'Zehn Tage, fünf Spezialkurse und ein Saisonplan für die 25\u00a0Brevets, die der MSDT verlangt.',
  },
  body: {
    en: [
      'You choose five of our seven specialties, two days for each. Nitrox and buoyancy happen around the workshop and the pool, deep and wreck at Tulamben, drift off Penida. You dive each as a student would, then teach a part of it to the other candidate.',
      'In the evenings we work on what nobody teaches: how to plan a week with four courses, how to speak about prices without embarrassment, how to keep records that an auditor likes.',
    ],
    id: [
      'Anda memilih lima dari tujuh specialty kami, masing-masing dua hari. Nitrox dan daya apung di bengkel dan kolam, deep dan wreck di Tulamben, drift di Penida. Masing-masing Anda selami seperti murid, lalu sebagian diajarkan kepada kandidat lain.',
      'Malamnya kita membahas yang jarang diajarkan: menyusun jadwal seminggu dengan empat kursus, membicarakan harga tanpa canggung, dan menyimpan catatan yang disukai auditor.',
    ],
    ja: [
      '7つのスペシャルティから5つを選び、それぞれに2日かけます。ナイトロックスと中性浮力は整備室とプール、ディープとレックはトランベン、ドリフトはペニダで。まず生徒として潜り、次にもう一人の候補生に教えます。',
      '夜は、ほかでは教わらないことに取り組みます。4つの講習がある週の組み方、料金の話し方、監査に強い記録のつけ方などです。',
    ],
    zh: [
      '从我们的七项专长里选五项，每项两天。高氧和浮力在维修室与泳池，深潜和沉船在图蓝本，放流在佩尼达。每项先像学员那样潜一遍，再教给另一位学员一部分。',
      '晚上讲没人教的东西：一周四门课怎么排，怎样大方地谈价格，怎样留下让审核员满意的记录。',
    ],
    de: [
      'Sie wählen fünf unserer sieben Spezialkurse, zwei Tage für jeden. Nitrox und Tarierung finden rund um Werkstatt und Pool statt, Tiefe und Wrack in Tulamben, Strömung vor Penida. Jeden tauchen Sie wie ein Schüler und unterrichten dann einen Teil davon.',
      'Abends geht es um das, was einem sonst keiner beibringt: eine Woche mit vier Kursen planen, ohne Verlegenheit über Preise sprechen und Akten so führen, dass ein Prüfer sich freut.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Enriched Air and buoyancy: workshop, pool, Padang Bai.',
        id: 'Enriched Air dan daya apung: bengkel, kolam, Padang Bai.',
        ja: 'エンリッチド・エアと中性浮力（整備室、プール、パダンバイ）。',
        zh: '高氧与浮力：维修室、泳池、八丹拜。',
        de: 'Nitrox und Tarierung: Werkstatt, Pool, Padang Bai.',
      },
    },
    {
      at: '5',
      text: {
        en: 'Deep and wreck at Tulamben, with a night there.',
        id: 'Deep dan wreck di Tulamben, menginap satu malam.',
        ja: 'トランベンに1泊して、ディープとレック。',
        zh: '在图蓝本住一晚，深潜与沉船。',
        de: 'Tiefe und Wrack in Tulamben, mit einer Übernachtung.',
      },
    },
    {
      at: '9',
      text: {
        en: 'Your fifth specialty, appraisal and application.',
        id: 'Specialty kelima, evaluasi, dan pengajuan.',
        ja: '5つめのスペシャルティ、講評、申請書類。',
        zh: '第五项专长、总评与申请。',
        de: 'Ihr fünfter Spezialkurs, Beurteilung und Antrag.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.materials, excluded.ownKit, excluded.insurance, excluded.stay),
  faqs: [
    {
      question: {
        en: 'Am I an MSDT at the end of the ten days?',
        id: 'Apakah setelah sepuluh hari saya MSDT?',
        ja: '10日間でMSDTになれますか。',
        zh: '十天后就是MSDT了吗？',
        de: 'Bin ich nach den zehn Tagen MSDT?',
      },
      answer: {
        en: 'Only if you already have 25 certifications. Otherwise you have the five ratings and apply as soon as the number is reached.',
        id: 'Hanya bila sudah ada 25 sertifikasi. Bila belum, Anda memegang lima specialty dan mengajukan begitu jumlahnya tercapai.',
        ja: 'すでに25名の認定実績がある場合のみです。それ以外の方は、5つの資格を持った状態で、達成しだい申請します。',
        zh: '只有已签发25张证书的才是。否则您先拿到五项资格，数目够了再申请。',
        de: 'Nur, wenn Sie schon 25 Brevets ausgestellt haben. Sonst haben Sie die fünf Spezialkurse und bewerben sich, sobald die Zahl erreicht ist.',
      },
    },
    {
      question: {
        en: 'Do I need experience of my own in the specialties?',
        id: 'Perlukah saya berpengalaman di specialty itu?',
        ja: '各スペシャルティの経験は必要ですか。',
        zh: '需要自己有相关专长的经验吗？',
        de: 'Brauche ich eigene Erfahrung auf diesen Gebieten?',
      },
      answer: {
        en: 'With one of our trainers, ten logged dives of that kind are enough. We look at your logbook together before you choose.',
        id: 'Dengan pelatih kami, sepuluh penyelaman sejenis di buku log sudah cukup. Kita lihat buku log Anda bersama sebelum memilih.',
        ja: 'トレーナーのもとで受ける場合、その種類のダイビングが10本あれば足ります。選ぶ前に一緒にログブックを確認します。',
        zh: '跟我们的训练官学，有十次该类型的潜水记录即可。选择前我们一起看您的日志。',
        de: 'Bei unseren Ausbildern genügen zehn geloggte Tauchgänge der jeweiligen Art. Wir sehen Ihr Logbuch gemeinsam an, bevor Sie wählen.',
      },
    },
  ],
  minimumLevel: 'instructor',
  diveCount: 10,
  durationDays: 10,
  price: 36_000_000,
  locations: ['tulamben-drop-off', 'usat-liberty', 'toyapakeh'],
  comesAfter: ['idc-and-ie'],
};
