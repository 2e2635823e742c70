import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const assistantInstructor: ProductContent = {
  ...instructorTerms,
  slug: 'assistant-instructor',
  programme: 'instructor-development',
  bookable: true,
  title: {
    en: 'Assistant Instructor',
    id: 'Assistant Instructor',
    ja: 'アシスタント・インストラクター',
    zh: '助理教练（Assistant Instructor）',
    de: 'Assistant Instructor',
  },
  summary: {
    en: 'The first half of the IDC on its own: five days to find out whether teaching is what you want.',
    id: 'Separuh pertama IDC saja: lima hari untuk tahu apakah mengajar memang yang Anda inginkan.',
    ja: 'IDCの前半だけを5日間で。教える仕事が自分に向いているかを確かめられます。',
    zh: '单独上IDC的前半段：用五天弄清楚自己是不是想教潜水。',
    de: 'Die erste Hälfte des IDC für sich: fünf Tage, um herauszufinden, ob Sie unterrichten wollen.',
  },
  body: {
    en: [
      'You learn how a lesson is built, demonstrate skills slowly enough to be copied, and teach your first classes in pool and sea under the eyes of an instructor trainer. Afterwards you may assist in courses with more responsibility than a Divemaster.',
      'If you go on within a year, you join the second half and do not repeat the first. It suits Divemasters who have the six months but not yet the hundred dives.',
    ],
    id: [
      'Anda belajar menyusun pelajaran, memperagakan keterampilan cukup pelan untuk ditiru, dan mengajar kelas pertama di kolam dan laut di bawah pengawasan pelatih instruktur. Setelahnya Anda boleh membantu kursus dengan tanggung jawab lebih besar daripada Divemaster.',
      'Yang melanjutkan dalam setahun langsung masuk separuh kedua tanpa mengulang. Cocok bagi Divemaster yang sudah enam bulan tetapi belum seratus penyelaman.',
    ],
    ja: [
      '講習の組み立て方を学び、真似できる速さでスキルを見せ、トレーナーの前でプールと海の模擬講習を行います。修了後は、ダイブマスターより広い範囲で講習を補佐できます。',
      '1年以内に続ける方は後半から合流でき、前半を繰り返す必要はありません。認定から6か月たったものの、まだ100本に届かないダイブマスターの方に向いています。',
    ],
    zh: [
      '学习怎样搭建一堂课，把技巧示范得慢到能让人跟上，并在教练训练官的指导下上最初几堂泳池课和海洋课。结业后可协助课程，职责比潜水长更大。',
      '一年内继续的，直接进入后半段，前半段不必重来。适合已满六个月、但还没到一百潜的潜水长。',
    ],
    de: [
      'Sie lernen, wie eine Lektion aufgebaut ist, führen Übungen so langsam vor, dass man sie nachmachen kann, und unterrichten zum ersten Mal im Pool und im Meer, unter den Augen eines Ausbilders. Danach dürfen Sie in Kursen mit mehr Verantwortung helfen als ein Divemaster.',
      'Wer innerhalb eines Jahres weitermacht, steigt in die zweite Hälfte ein und wiederholt die erste nicht. Das passt zu Divemastern, die die sechs Monate haben, aber noch keine hundert Tauchgänge.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'How people learn; planning a lesson; your own skills, filmed.',
        id: 'Cara orang belajar; merencanakan pelajaran; keterampilan Anda direkam.',
        ja: '学び方の理論、講習の計画、自分のスキルの録画。',
        zh: '学习原理、备课、录下自己的技巧。',
        de: 'Wie Menschen lernen; eine Lektion planen; die eigenen Übungen, gefilmt.',
      },
    },
    {
      at: '3',
      text: {
        en: 'Teaching in the pool, two presentations, standards.',
        id: 'Mengajar di kolam, dua presentasi, standar.',
        ja: 'プールでの模擬講習、講義2回、規準。',
        zh: '泳池教学、两次讲课、标准。',
        de: 'Unterricht im Pool, zwei Vorträge, Standards.',
      },
    },
    {
      at: '5',
      text: {
        en: 'Teaching in the sea at Padang Bai, appraisal.',
        id: 'Mengajar di laut Padang Bai, evaluasi.',
        ja: 'パダンバイでの海洋模擬講習、講評。',
        zh: '在八丹拜海洋教学，总评。',
        de: 'Unterricht im Meer vor Padang Bai, Beurteilung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.materials, excluded.ownKit, excluded.doctor, excluded.stay),
  faqs: [
    {
      question: {
        en: 'What may an Assistant Instructor do?',
        id: 'Apa saja yang boleh dilakukan Assistant Instructor?',
        ja: 'アシスタント・インストラクターは何ができますか。',
        zh: '助理教练可以做什么？',
        de: 'Was darf ein Assistant Instructor?',
      },
      answer: {
        en: 'Teach parts of the theory and the pool under an instructor’s direction and assist in the sea. You do not certify anyone on your own.',
        id: 'Mengajar sebagian teori dan kolam di bawah arahan instruktur, serta membantu di laut. Anda belum boleh menyertifikasi sendiri.',
        ja: 'インストラクターの指示のもとで学科やプールの一部を担当し、海洋実習を補佐できます。単独で認定を出すことはできません。',
        zh: '在教练指导下教授部分理论和泳池课，并协助海洋训练，不能独立发证。',
        de: 'Unter Leitung eines Tauchlehrers Teile der Theorie und des Pooltrainings unterrichten und im Meer assistieren. Allein brevetieren dürfen Sie nicht.',
      },
    },
    {
      question: {
        en: 'How many dives do I need?',
        id: 'Berapa penyelaman yang diperlukan?',
        ja: '何本の経験が必要ですか。',
        zh: '需要多少潜？',
        de: 'Wie viele Tauchgänge brauche ich?',
      },
      answer: {
        en: 'Sixty, and six months as a certified diver. The doctor’s certificate must not be older than twelve months.',
        id: 'Enam puluh, dan sudah enam bulan bersertifikat. Surat dokter tidak boleh lebih dari dua belas bulan.',
        ja: '60本と、認定から6か月以上の期間です。診断書は12か月以内のものをお持ちください。',
        zh: '六十潜，持证满六个月。医生证明须在十二个月以内。',
        de: 'Sechzig und sechs Monate als brevetierter Taucher. Das Attest darf nicht älter als zwölf Monate sein.',
      },
    },
  ],
  minimumLevel: 'divemaster',
  diveCount: 4,
  durationDays: 5,
  price: 20_000_000,
  locations: ['jepun', 'blue-lagoon'],
  comesAfter: ['divemaster'],
};
