import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const specialtyInstructor: ProductContent = {
  ...instructorTerms,
  slug: 'specialty-instructor',
  bookable: false,
  title: {
    en: 'Specialty Instructor and MSDT',
    id: 'Specialty Instructor dan MSDT',
    ja: 'スペシャルティ・インストラクターとMSDT',
    zh: '专长教练与MSDT',
    de: 'Specialty Instructor und MSDT',
  },
  summary: {
    en: 'For instructors who would like to teach what they love most: wrecks, nitrox, night, depth, or the art of holding still.',
    id: 'Untuk instruktur yang ingin mengajarkan hal yang paling disukai: kapal karam, nitrox, malam, kedalaman, atau seni diam di tempat.',
    ja: '沈船、ナイトロックス、ナイト、ディープ、中性浮力。自分のいちばん好きなものを教えたいインストラクターへ。',
    zh: '写给想教自己最爱的教练：沉船、高氧、夜潜、深潜，或者静静悬停的功夫。',
    de: 'Für Tauchlehrer, die lehren möchten, was sie am liebsten tun: Wracks, Nitrox, Nacht, Tiefe oder die Kunst, stillzuhalten.',
  },
  body: {
    en: [
      'An Open Water Instructor has the licence; a specialty gives guests a reason to come to you. Training with one of our trainers means planning the course, diving it as a student and teaching it once yourself, at the site where we teach it every week.',
      'With five ratings and 25 certifications issued you may apply for Master Scuba Diver Trainer. We cannot shorten the 25, but we show you how to organise courses so that the number grows.',
    ],
    id: [
      'Open Water Instructor punya lisensinya; specialty memberi alasan mengapa tamu datang kepada Anda. Berlatih dengan pelatih kami berarti merencanakan kursus, menjalaninya sebagai murid, lalu mengajarkannya sendiri sekali, di lokasi tempat kami mengajarkannya setiap minggu.',
      'Dengan lima specialty dan 25 sertifikasi yang diterbitkan, Anda boleh mengajukan Master Scuba Diver Trainer. Angka 25 tidak bisa kami persingkat, tetapi kami tunjukkan cara mengatur kursus agar jumlahnya bertambah.',
    ],
    ja: [
      'オープン・ウォーター・インストラクターは教える資格、スペシャルティはゲストがあなたを選ぶ理由です。トレーナーと一緒にコースを計画し、生徒として潜り、最後に自分で教えます。場所は、私たちが毎週そのコースを行っている海です。',
      '5つのスペシャルティと25名の認定実績がそろえば、マスター・スクーバ・ダイバー・トレーナー（MSDT）に申請できます。25名を短縮することはできませんが、講習の組み立て方はお伝えできます。',
    ],
    zh: [
      '开放水域教练有了执照，专长则让客人有理由来找您。跟我们的训练官学，意味着先设计课程，再以学员身份潜一遍，最后亲自教一遍，地点就是我们每周上这门课的潜点。',
      '取得五项专长教练资格并签发25张证书，即可申请名仕潜水教练（MSDT）。25这个数我们没法缩短，但可以教您怎样安排课程，让它稳步增长。',
    ],
    de: [
      'Ein Open Water Instructor hat die Lizenz; ein Spezialgebiet ist der Grund, warum ein Gast zu Ihnen kommt. Die Ausbildung bei uns heißt: den Kurs planen, ihn als Schüler tauchen und einmal selbst unterrichten, an dem Platz, an dem wir ihn jede Woche geben.',
      'Mit fünf Spezialkursen und 25 ausgestellten Brevets können Sie sich als Master Scuba Diver Trainer bewerben. Die 25 können wir nicht verkürzen, aber wir zeigen Ihnen, wie man Kurse so organisiert, dass die Zahl wächst.',
    ],
  },
  itinerary: [],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.materials, excluded.ownKit, excluded.insurance, excluded.stay),
  faqs: [
    {
      question: {
        en: 'Which specialties can you train?',
        id: 'Specialty apa saja yang bisa dilatih?',
        ja: 'どのスペシャルティを受けられますか。',
        zh: '可以培训哪些专长？',
        de: 'Für welche Spezialkurse bilden Sie aus?',
      },
      answer: {
        en: 'Enriched Air, Deep, Wreck, Night, Peak Performance Buoyancy, Drift and Underwater Photographer: the ones our sites teach well.',
        id: 'Enriched Air, Deep, Wreck, Night, Peak Performance Buoyancy, Drift, dan Underwater Photographer: yang memang cocok dengan lokasi kami.',
        ja: 'エンリッチド・エア、ディープ、レック、ナイト、中性浮力、ドリフト、水中写真です。バリの海で教えやすいものに絞っています。',
        zh: '高氧、深潜、沉船、夜潜、中性浮力、放流和水下摄影，都是我们的潜点最适合教的。',
        de: 'Nitrox, Tiefe, Wrack, Nacht, Tarierung, Strömung und Fotografie: die, für die unsere Plätze gute Lehrer sind.',
      },
    },
    {
      question: {
        en: 'My teaching status has lapsed. Can I still take part?',
        id: 'Status mengajar saya tidak aktif. Masih bisa ikut?',
        ja: 'ティーチングステータスが切れています。受けられますか。',
        zh: '我的教学资格已失效，还能参加吗？',
        de: 'Mein Lehrstatus ist abgelaufen. Kann ich trotzdem teilnehmen?',
      },
      answer: {
        en: 'It has to be active when you apply for the rating. Write to us; the agency usually settles it in a few days.',
        id: 'Saat mengajukan, status harus aktif. Hubungi kami; biasanya lembaga menyelesaikannya dalam beberapa hari.',
        ja: '申請時には有効である必要があります。ご連絡ください。指導団体での手続きは数日で済むことがほとんどです。',
        zh: '申请资格时必须是有效状态。请联系我们，机构通常几天就能办好。',
        de: 'Bei der Bewerbung muss er aktiv sein. Schreiben Sie uns; der Verband regelt das meist in ein paar Tagen.',
      },
    },
  ],
  minimumLevel: 'instructor',
  diveCount: 10,
  durationDays: 10,
  depthLimit: 40,
  price: null,
  locations: ['usat-liberty', 'tulamben-drop-off', 'toyapakeh'],
  comesAfter: ['instructor-development'],
};
