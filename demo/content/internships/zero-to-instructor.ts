import { excluded, included, listed } from '../go-pro/phrases';
import type { ProductContent } from '../types';
import { application, internshipTerms, visa } from './internship-terms';

export const zeroToInstructor: ProductContent = {
  ...internshipTerms,
  slug: 'zero-to-instructor',
  title: {
    en: 'Zero to Instructor',
    id: 'Dari nol sampai instruktur',
    ja: 'ゼロからインストラクターへ',
    zh: '从零到教练',
    de: 'Von null zum Tauchlehrer',
  },
  summary: {
    en: 'Seven months from the first breath in the pool to the Instructor Examination, without hurry and without gaps.',
    id: 'Tujuh bulan dari napas pertama di kolam sampai Instructor Examination, tanpa terburu-buru dan tanpa ada yang terlewat.',
    ja: 'プールでの最初のひと呼吸から、インストラクター試験まで7か月。急がず、抜けなく進みます。',
    zh: '七个月，从泳池里的第一口气到教练考试，不赶进度，也不留缺口。',
    de: 'Sieben Monate vom ersten Atemzug im Pool bis zur Instructor Examination, ohne Eile und ohne Lücken.',
  },
  body: {
    en: [
      'You can become an instructor faster. We think six months as a certified diver and a hundred dives are a minimum for good reason, and that somebody who teaches should have been cold, lost and seasick at least once. Seven months see the whole year of the sea: clear weeks, cold ones, rain.',
      'You go through Open Water, Advanced, Rescue, Divemaster and the IDC with the same mentor. In between you dive with guests, learn the workshop and find out what you like: children, cameras, currents. If you notice on the way that it is not your profession, you stop at the level reached and pay for that only.',
    ],
    id: [
      'Menjadi instruktur bisa lebih cepat. Menurut kami enam bulan sebagai penyelam bersertifikat dan seratus penyelaman adalah batas minimum yang beralasan, dan yang mengajar sebaiknya pernah kedinginan, tersesat, dan mabuk laut. Tujuh bulan memperlihatkan wajah laut yang lengkap: minggu yang jernih, yang dingin, yang hujan.',
      'Anda menempuh Open Water, Advanced, Rescue, Divemaster, dan IDC dengan mentor yang sama. Di antaranya Anda menyelam bersama tamu, belajar di bengkel, dan menemukan yang disukai: anak-anak, kamera, arus. Bila di tengah jalan ternyata bukan profesi Anda, berhentilah di jenjang yang tercapai dan bayar sampai situ saja.',
    ],
    ja: [
      'もっと早くなる方法もあります。けれど、認定から6か月、100本という条件には理由がありますし、人に教えるなら、寒さも、迷うことも、船酔いも一度は知っておくべきだと考えています。7か月あれば、澄んだ週も、冷たい週も、雨の週も経験できます。',
      'オープンウォーター、アドバンス、レスキュー、ダイブマスター、IDCまで、同じメンターと進みます。合間にゲストと潜り、整備を学び、子ども、カメラ、流れなど、自分の得意を見つけます。途中で違うと感じたら、そのレベルで終え、お支払いもそこまでで結構です。',
    ],
    zh: [
      '当教练可以更快。但我们认为，持证六个月、一百潜这个下限有它的道理，教别人的人，自己总该冷过、迷过路、晕过船。七个月能见到海的各种样子：清澈的几周、冷的几周、下雨的几周。',
      '开放水域、进阶、救援、潜水长、IDC，都由同一位导师带。其间您与客人一起潜、学维修，也慢慢发现自己喜欢什么：孩子、相机，还是水流。中途觉得不合适，可以停在已达到的级别，只付到那里的费用。',
    ],
    de: [
      'Tauchlehrer wird man auch schneller. Wir halten sechs Monate als brevetierter Taucher und hundert Tauchgänge für ein Minimum mit gutem Grund, und wer unterrichtet, sollte mindestens einmal gefroren, sich verirrt und seekrank gewesen sein. In sieben Monaten zeigt das Meer viele Gesichter: klare Wochen, kalte, verregnete.',
      'Sie gehen mit demselben Mentor durch Open Water, Advanced, Rescue, Divemaster und IDC. Dazwischen tauchen Sie mit Gästen, lernen die Werkstatt kennen und finden heraus, was Ihnen liegt: Kinder, Kameras, Strömung. Merken Sie unterwegs, dass es nicht Ihr Beruf ist, hören Sie auf der erreichten Stufe auf und zahlen nur bis dorthin.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Open Water, Advanced, first dives with guests.',
        id: 'Open Water, Advanced, penyelaman pertama bersama tamu.',
        ja: 'オープンウォーター、アドバンス、ゲストと潜り始めます。',
        zh: '开放水域、进阶，开始与客人一起潜。',
        de: 'Open Water, Advanced, erste Tauchgänge mit Gästen.',
      },
    },
    {
      at: '31',
      text: {
        en: 'First aid, Rescue, two specialties of your choice.',
        id: 'P3K, Rescue, dua specialty pilihan.',
        ja: '救急法、レスキュー、好きなスペシャルティを2つ。',
        zh: '急救、救援，任选两项专长。',
        de: 'Erste Hilfe, Rescue, zwei Spezialkurse nach Wahl.',
      },
    },
    {
      at: '61',
      text: {
        en: 'Divemaster training and life in the shop.',
        id: 'Pelatihan Divemaster dan keseharian di dive center.',
        ja: 'ダイブマスターのトレーニングと店での毎日。',
        zh: '潜水长训练，融入店里的日常。',
        de: 'Divemaster-Ausbildung und Alltag in der Basis.',
      },
    },
    {
      at: '181',
      text: {
        en: 'First-aid instructor, IDC, examination.',
        id: 'Instruktur P3K, IDC, ujian.',
        ja: 'EFRインストラクター、IDC、インストラクター試験。',
        zh: '急救教练、IDC、教练考试。',
        de: 'Erste-Hilfe-Lehrer, IDC, Prüfung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch, {
    en: 'All courses from Open Water Diver to the IDC',
    id: 'Semua kursus dari Open Water Diver sampai IDC',
    ja: 'オープン・ウォーター・ダイバーからIDCまでの全コース',
    zh: '从开放水域潜水员到IDC的全部课程',
    de: 'Alle Kurse vom Open Water Diver bis zum IDC',
  }),
  excluded: listed(
    excluded.fees,
    excluded.exam,
    excluded.materials,
    excluded.ownKit,
    excluded.doctor,
    excluded.insurance,
    excluded.stay,
  ),
  faqs: [application, visa],
  minimumLevel: 'none',
  diveCount: 120,
  durationDays: 210,
  locations: ['crystal-bay', 'usat-liberty', 'blue-lagoon'],
};
