import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const idcStaffInstructor: ProductContent = {
  ...instructorTerms,
  slug: 'idc-staff-instructor',
  bookable: false,
  title: {
    en: 'IDC Staff Instructor',
    id: 'IDC Staff Instructor',
    ja: 'IDCスタッフ・インストラクター',
    zh: 'IDC专任教练（IDC Staff Instructor）',
    de: 'IDC Staff Instructor',
  },
  summary: {
    en: 'Teaching the teachers: you sit on the other side of the IDC and learn to judge a lesson fairly.',
    id: 'Mengajar para pengajar: Anda duduk di sisi lain IDC dan belajar menilai pelajaran dengan adil.',
    ja: '教える人を育てる仕事へ。IDCを反対側の席から経験し、講習を公平に評価する力を養います。',
    zh: '教未来的教练：坐到IDC的另一边，学会公正地评判一堂课。',
    de: 'Die Lehrer lehren: Sie sitzen auf der anderen Seite des IDC und lernen, eine Lektion gerecht zu beurteilen.',
  },
  body: {
    en: [
      'A Master Scuba Diver Trainer who takes part in a complete IDC as staff sees teaching anew. You score presentations beside the course leader, compare your marks with ours, and lead feedback talks in which a tired candidate should leave the room with more courage than before.',
      'The programme is offered whenever we run an IDC, with two staff candidates at most, so that each of you really works with people and does not merely watch.',
    ],
    id: [
      'Seorang Master Scuba Diver Trainer yang mengikuti IDC penuh sebagai staf melihat pengajaran dengan mata baru. Anda menilai presentasi di samping pemimpin kursus, membandingkan nilai, dan memimpin umpan balik agar kandidat yang lelah keluar ruangan dengan lebih berani.',
      'Program berjalan setiap kali kami mengadakan IDC, paling banyak dua kandidat staf, sehingga masing-masing benar-benar bekerja dengan orang, bukan sekadar menonton.',
    ],
    ja: [
      'MSDTの方がスタッフとしてIDC全日程に加わると、教えることの見え方が変わります。コースリーダーの隣で採点し、点数を照らし合わせ、疲れた候補生が前より元気になって部屋を出られるよう、講評を行います。',
      'IDCの開催に合わせて行います。スタッフ候補は2名まで。見学ではなく、一人ひとりが実際に候補生を受け持ちます。',
    ],
    zh: [
      '名仕潜水教练以工作人员身份参加一期完整的IDC，会重新认识教学。您坐在课程主持人旁边打分，与我们的分数对照，并主持点评，让疲惫的学员走出教室时比进来时更有勇气。',
      '我们每次开IDC时同步进行，最多两名，保证每个人真正在带学员，而不是旁观。',
    ],
    de: [
      'Wer als Master Scuba Diver Trainer einen ganzen IDC auf der Seite der Ausbilder mitmacht, sieht das Unterrichten neu. Sie bewerten Vorträge neben der Kursleitung, vergleichen Ihre Noten mit unseren und führen Gespräche, aus denen ein müder Anwärter mutiger herauskommt, als er hineinging.',
      'Das Programm läuft, wann immer wir einen IDC geben, mit höchstens zwei Teilnehmern, damit Sie wirklich mit Menschen arbeiten und nicht nur zusehen.',
    ],
  },
  itinerary: [],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.materials, excluded.ownKit, excluded.insurance, excluded.stay),
  faqs: [
    {
      question: {
        en: 'What do I need to begin?',
        id: 'Apa syarat untuk mulai?',
        ja: '参加条件は何ですか。',
        zh: '需要什么条件？',
        de: 'Was brauche ich zum Start?',
      },
      answer: {
        en: 'The rating of Master Scuba Diver Trainer in active status, and time for a whole IDC.',
        id: 'Status Master Scuba Diver Trainer yang aktif, dan waktu untuk satu IDC penuh.',
        ja: '有効なMSDT資格と、IDC全日程に参加できる時間です。',
        zh: '有效的MSDT资格，以及参加一整期IDC的时间。',
        de: 'Den Rang Master Scuba Diver Trainer mit aktivem Status und Zeit für einen ganzen IDC.',
      },
    },
    {
      question: {
        en: 'What does it lead to?',
        id: 'Apa kelanjutannya?',
        ja: '修了すると何ができますか。',
        zh: '之后能做什么？',
        de: 'Wohin führt es?',
      },
      answer: {
        en: 'You may teach Assistant Instructor courses and support IDCs anywhere, and it is the step before Master Instructor.',
        id: 'Anda boleh mengajar kursus Assistant Instructor dan membantu IDC di mana pun; ini langkah sebelum Master Instructor.',
        ja: 'アシスタント・インストラクター・コースの指導や、各地のIDCの補佐ができます。マスター・インストラクターへの一歩でもあります。',
        zh: '可以教助理教练课程、在各地协助IDC，也是迈向名仕教练的前一步。',
        de: 'Sie dürfen Assistant Instructors ausbilden und überall an IDCs mitwirken; es ist die Stufe vor dem Master Instructor.',
      },
    },
  ],
  minimumLevel: 'instructor',
  diveCount: 6,
  durationDays: 14,
  price: null,
  locations: ['jepun', 'blue-lagoon'],
  comesAfter: ['specialty-instructor'],
};
