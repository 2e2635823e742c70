import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const idcStaffAndMentoring: ProductContent = {
  ...instructorTerms,
  slug: 'idc-staff-and-mentoring',
  programme: 'idc-staff-instructor',
  bookable: true,
  title: {
    en: 'IDC Staff course with two weeks of mentoring',
    id: 'Kursus IDC Staff dengan dua minggu pendampingan',
    ja: 'IDCスタッフ・コース＋2週間のメンタリング',
    zh: 'IDC专任教练课程加两周实践',
    de: 'IDC-Staff-Kurs mit Mentoring',
  },
  summary: {
    en: 'The staff course, and then an Assistant Instructor course that you lead while we keep quiet.',
    id: 'Kursus staf, lalu satu kursus Assistant Instructor yang Anda pimpin sementara kami diam.',
    ja: 'スタッフ・コースに続けて、アシスタント・インストラクター・コースをご自身が主導。私たちは口を出しません。',
    zh: '先上专任教练课程，再由您主导一期助理教练课程，我们在旁不出声。',
    de: 'Der Staff-Kurs und danach ein Assistant-Instructor-Kurs, den Sie leiten, während wir schweigen.',
  },
  body: {
    en: [
      'A certificate says you may train teachers; the first course of your own shows whether you can. In the two weeks after the IDC you plan an Assistant Instructor course, run it with real candidates, and talk it over with your mentor every evening.',
      'You also learn the part behind the scenes: registering candidates, keeping files, planning boats and pool hours. Anyone who wants to run a training department one day should take this version.',
    ],
    id: [
      'Sertifikat menyatakan Anda boleh melatih pengajar; kursus pertama Anda sendiri membuktikan apakah Anda bisa. Dua minggu setelah IDC Anda merencanakan kursus Assistant Instructor, menjalankannya dengan kandidat sungguhan, dan membahasnya bersama mentor setiap malam.',
      'Anda juga mempelajari sisi belakang layar: mendaftarkan kandidat, mengelola berkas, mengatur jadwal kapal dan kolam. Yang kelak ingin memimpin bagian pelatihan sebaiknya memilih versi ini.',
    ],
    ja: [
      '資格は「指導者を育ててよい」という証明。本当にできるかは、最初の自分のコースでわかります。IDC後の2週間でアシスタント・インストラクター・コースを計画し、実際の候補生に教え、毎晩メンターと振り返ります。',
      '候補生の登録、書類の管理、ボートやプールの手配など、裏方の仕事も学びます。将来トレーニング部門を任されたい方におすすめです。',
    ],
    zh: [
      '证书说明您可以培养教练，而第一期自己主持的课程才见真章。IDC之后的两周，您要策划一期助理教练课程，带真正的学员上完，每晚与导师复盘。',
      '幕后的事也要学：学员注册、档案管理、船期和泳池时段的安排。将来想负责培训部门的，请选这一种。',
    ],
    de: [
      'Ein Brevet sagt, dass Sie Lehrer ausbilden dürfen; der erste eigene Kurs zeigt, ob Sie es können. In den zwei Wochen nach dem IDC planen Sie einen Assistant-Instructor-Kurs, halten ihn mit echten Anwärtern und besprechen ihn jeden Abend mit Ihrem Mentor.',
      'Dazu kommt der Teil hinter den Kulissen: Anwärter anmelden, Akten führen, Boote und Poolzeiten planen. Wer einmal eine Ausbildungsabteilung leiten möchte, nimmt diese Variante.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'The complete IDC Staff course beside a running IDC.',
        id: 'Kursus IDC Staff lengkap mendampingi IDC.',
        ja: '開催中のIDCでスタッフ・コースを修了。',
        zh: '随一期IDC完成专任教练课程。',
        de: 'Der vollständige IDC-Staff-Kurs in einem laufenden IDC.',
      },
    },
    {
      at: '15',
      text: {
        en: 'Planning your own course: files, timetable, boats.',
        id: 'Merencanakan kursus sendiri: berkas, jadwal, kapal.',
        ja: '自分のコースの準備：書類、時間割、ボート。',
        zh: '筹备自己的课程：档案、课表、船只。',
        de: 'Den eigenen Kurs planen: Akten, Stundenplan, Boote.',
      },
    },
    {
      at: '20',
      text: {
        en: 'You lead an Assistant Instructor course; daily talks, final appraisal.',
        id: 'Anda memimpin kursus Assistant Instructor; diskusi harian, evaluasi akhir.',
        ja: 'アシスタント・インストラクター・コースを主導。毎日の振り返りと最終講評。',
        zh: '由您主导助理教练课程，每日复盘，最终总评。',
        de: 'Sie leiten einen Assistant-Instructor-Kurs; tägliche Gespräche, Abschlussbeurteilung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.materials, excluded.ownKit, excluded.insurance, excluded.stay),
  faqs: [
    {
      question: {
        en: 'What if there are no candidates in those weeks?',
        id: 'Bagaimana bila tidak ada kandidat pada minggu itu?',
        ja: 'その時期に候補生がいない場合はどうなりますか。',
        zh: '那两周没有学员怎么办？',
        de: 'Und wenn es in diesen Wochen keine Anwärter gibt?',
      },
      answer: {
        en: 'We only open dates for which there are. Should they cancel, you choose: another date, or your money back for the second part.',
        id: 'Kami hanya membuka tanggal yang ada kandidatnya. Bila mereka batal, Anda memilih: tanggal lain, atau uang bagian kedua dikembalikan.',
        ja: '候補生のいる日程だけを公開しています。取り消しがあった場合は、日程の変更か、後半分の返金をお選びいただけます。',
        zh: '我们只开放有学员的日期。如果他们取消，您可以改期，或退回第二部分的费用。',
        de: 'Wir öffnen nur Termine, für die es welche gibt. Sagen sie ab, wählen Sie: ein anderer Termin oder das Geld für den zweiten Teil zurück.',
      },
    },
    {
      question: {
        en: 'In which language do I teach?',
        id: 'Saya mengajar dalam bahasa apa?',
        ja: '何語で教えますか。',
        zh: '用什么语言教？',
        de: 'In welcher Sprache unterrichte ich?',
      },
      answer: {
        en: 'In English as a rule, in Indonesian or German when the candidates agree. Tell us at the beginning what you would like.',
        id: 'Umumnya bahasa Inggris; bahasa Indonesia atau Jerman bila kandidatnya setuju. Sampaikan keinginan Anda sejak awal.',
        ja: '基本は英語です。候補生の同意があれば、インドネシア語やドイツ語でも行えます。最初にご希望をお聞かせください。',
        zh: '一般用英语，学员同意时也可用印尼语或德语，请一开始就告诉我们。',
        de: 'In der Regel auf Englisch, auf Indonesisch oder Deutsch, wenn die Anwärter einverstanden sind. Sagen Sie uns gleich, was Sie möchten.',
      },
    },
  ],
  minimumLevel: 'instructor',
  diveCount: 10,
  durationDays: 28,
  price: 42_000_000,
  locations: ['mangrove', 'blue-lagoon'],
  comesAfter: ['msdt-preparation'],
};
