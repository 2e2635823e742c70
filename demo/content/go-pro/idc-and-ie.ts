import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const idcAndIe: ProductContent = {
  ...instructorTerms,
  slug: 'idc-and-ie',
  programme: 'instructor-development',
  bookable: true,
  title: {
    en: 'IDC with exam preparation',
    id: 'IDC dengan persiapan ujian',
    ja: 'IDC＋IE準備',
    zh: 'IDC及考试准备',
    de: 'IDC mit Prüfungstraining',
  },
  summary: {
    en: 'Fourteen days, both halves of the IDC, and a rehearsal of the examination that is harder than the examination.',
    id: 'Empat belas hari, kedua bagian IDC, dan simulasi ujian yang lebih berat daripada ujiannya.',
    ja: '14日間でIDCの前半と後半を修了。本番より厳しい模擬試験付きです。',
    zh: '十四天学完IDC两个部分，还有一场比正式考试更难的模拟考。',
    de: 'Vierzehn Tage, beide Hälften des IDC und eine Generalprobe, die schwerer ist als die Prüfung.',
  },
  body: {
    en: [
      'You give about a dozen lessons: in the classroom, in the pool, in the sea. Each is filmed, scored and talked over, first by you, then by the group. Physics and physiology are repeated in the evenings until nobody dreads them.',
      'On the last two days we run through the whole examination, from the written papers to the rescue. Most candidates say afterwards that the real one felt like a day they had already had.',
    ],
    id: [
      'Anda memberi sekitar selusin pelajaran: di kelas, kolam, dan laut. Semuanya direkam, dinilai, dan dibahas, pertama oleh Anda sendiri, lalu kelompok. Fisika dan fisiologi diulang pada malam hari sampai tidak ada yang takut.',
      'Dua hari terakhir kami memainkan seluruh ujian, dari soal tertulis sampai penyelamatan. Kebanyakan kandidat bilang ujian sebenarnya terasa seperti hari yang sudah pernah dijalani.',
    ],
    ja: [
      '教室、プール、海で、合わせて十数回の模擬講習を担当します。毎回録画して採点し、まず自分で、次に全員で振り返ります。物理や生理学は、苦手意識がなくなるまで夜に復習します。',
      '最後の2日間は、筆記からレスキューまで試験をそのまま再現します。「本番は、もう一度やった日のようだった」と多くの候補生が話してくれます。',
    ],
    zh: [
      '您要上十几堂课：教室、泳池、海里都有。每堂录像、打分、复盘，先自评，再由小组点评。物理和生理学放在晚上反复讲，直到没人再怕。',
      '最后两天，我们把整场考试从笔试到救援完整演一遍。多数学员事后说，正式考试就像已经过过的一天。',
    ],
    de: [
      'Sie halten rund ein Dutzend Lektionen: im Seminarraum, im Pool, im Meer. Jede wird gefilmt, bewertet und besprochen, zuerst von Ihnen selbst, dann von der Gruppe. Physik und Physiologie wiederholen wir abends, bis sie keinem mehr Angst machen.',
      'An den letzten beiden Tagen spielen wir die ganze Prüfung durch, von den schriftlichen Aufgaben bis zur Rettung. Die meisten sagen danach, die echte sei ihnen vorgekommen wie ein Tag, den sie schon kannten.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Assistant Instructor half: how people learn, skills at teaching quality, first lessons.',
        id: 'Bagian Assistant Instructor: cara orang belajar, keterampilan setara pengajar, pelajaran pertama.',
        ja: '前半（アシスタント・インストラクター）：学び方の理論、指導レベルのスキル、最初の模擬講習。',
        zh: '助理教练部分：学习原理、教学级技巧、最初几堂课。',
        de: 'Hälfte eins (Assistant Instructor): wie Menschen lernen, Übungen auf Lehrniveau, erste Lektionen.',
      },
    },
    {
      at: '6',
      text: {
        en: 'Instructor half: pool and sea lessons at Blue Lagoon, standards, rescue.',
        id: 'Bagian instruktur: pelajaran kolam dan laut di Blue Lagoon, standar, penyelamatan.',
        ja: '後半（インストラクター）：プールとブルーラグーンでの模擬講習、規準、レスキュー。',
        zh: '教练部分：泳池和蓝色潟湖的教学、标准、救援。',
        de: 'Hälfte zwei (Instructor): Lektionen im Pool und in der Blue Lagoon, Standards, Rettung.',
      },
    },
    {
      at: '13',
      text: {
        en: 'Two days of rehearsal; the examination follows on the dates set by the agency.',
        id: 'Dua hari simulasi; ujian menyusul pada tanggal yang ditetapkan lembaga.',
        ja: '2日間の模擬試験。IEは指導団体の定める日程で行われます。',
        zh: '两天模拟考，正式考试按机构公布的日期进行。',
        de: 'Zwei Tage Generalprobe; die Prüfung folgt an den Terminen des Verbands.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch, {
    en: 'Rehearsal of the examination and company through both its days',
    id: 'Simulasi ujian dan pendampingan selama dua hari ujian',
    ja: '模擬試験と、試験当日2日間の付き添い',
    zh: '模拟考试，以及两天正式考试期间的陪同',
    de: 'Generalprobe und Begleitung an den beiden Prüfungstagen',
  }),
  excluded: listed(excluded.fees, excluded.exam, excluded.materials, excluded.ownKit, excluded.doctor, excluded.stay),
  faqs: [
    {
      question: {
        en: 'What happens if I fail a part?',
        id: 'Bagaimana bila gagal di satu bagian?',
        ja: '一部が不合格になったらどうなりますか。',
        zh: '有一部分没过怎么办？',
        de: 'Was geschieht, wenn ich einen Teil nicht bestehe?',
      },
      answer: {
        en: 'You repeat that part only, at the next examination. Until then you may practise with our groups, at no further charge from us.',
        id: 'Anda hanya mengulang bagian itu pada ujian berikutnya. Sampai saat itu Anda boleh berlatih bersama kelompok kami tanpa biaya tambahan dari kami.',
        ja: '次回の試験でその部分だけを受け直します。それまでは追加料金なしで当店の練習に参加できます。',
        zh: '下次考试只补考那一部分。在此之前可继续跟班练习，我们不另收费。',
        de: 'Sie wiederholen nur diesen Teil bei der nächsten Prüfung. Bis dahin üben Sie bei uns ohne weitere Kosten mit.',
      },
    },
    {
      question: {
        en: 'Do I need the first-aid instructor course too?',
        id: 'Apakah juga perlu kursus instruktur P3K?',
        ja: 'EFRインストラクターも必要ですか。',
        zh: '还需要急救教练课程吗？',
        de: 'Brauche ich auch den Erste-Hilfe-Lehrerkurs?',
      },
      answer: {
        en: 'Yes, before you can be certified as an instructor. It is listed separately, and most take it in the same weeks.',
        id: 'Ya, sebelum disertifikasi sebagai instruktur. Kursus itu tersedia terpisah, dan kebanyakan mengambilnya pada minggu yang sama.',
        ja: 'はい、インストラクター認定までに必要です。別コースとしてご用意しており、多くの方が同じ時期に受けます。',
        zh: '需要，认证为教练之前必须完成。它单独开课，多数人在同一时期一起上。',
        de: 'Ja, bevor Sie als Tauchlehrer brevetiert werden. Er steht als eigenes Angebot daneben, die meisten machen ihn in denselben Wochen.',
      },
    },
  ],
  minimumLevel: 'divemaster',
  diveCount: 8,
  durationDays: 14,
  price: 52_000_000,
  locations: ['blue-lagoon', 'jepun'],
  comesAfter: ['divemaster', 'efr-instructor'],
};
