import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const idcStaffCourse: ProductContent = {
  ...instructorTerms,
  slug: 'idc-staff-course',
  programme: 'idc-staff-instructor',
  bookable: true,
  title: {
    en: 'IDC Staff course',
    id: 'Kursus IDC Staff',
    ja: 'IDCスタッフ・コース',
    zh: 'IDC专任教练课程',
    de: 'IDC-Staff-Kurs',
  },
  summary: {
    en: 'Fourteen days beside a running IDC, with your own candidates to look after from the first lesson to the last.',
    id: 'Empat belas hari mendampingi IDC yang berjalan, dengan kandidat asuhan sendiri dari pelajaran pertama sampai terakhir.',
    ja: '開催中のIDCに14日間参加し、最初の講習から最後まで候補生を受け持ちます。',
    zh: '十四天全程跟一期IDC，从第一堂课到最后一堂，有自己负责的学员。',
    de: 'Vierzehn Tage in einem laufenden IDC, mit eigenen Anwärtern von der ersten bis zur letzten Lektion.',
  },
  body: {
    en: [
      'Before the IDC begins we spend a day on scoring: the same three lessons on film, marked by everyone, argued over until the numbers agree. Then you follow each day with the candidates, prepare the mistakes for their lessons, and evaluate what they make of them.',
      'You give two presentations of your own, take the theory and standards papers, and end with a talk about your teaching that spares you nothing useful.',
    ],
    id: [
      'Sebelum IDC dimulai ada satu hari untuk penilaian: tiga pelajaran yang sama di video, dinilai semua orang, diperdebatkan sampai angkanya sepakat. Lalu Anda mendampingi kandidat setiap hari, menyiapkan kesalahan untuk pelajaran mereka, dan menilai cara mereka menanganinya.',
      'Anda memberi dua presentasi sendiri, mengerjakan ujian teori dan standar, lalu menutupnya dengan pembicaraan jujur tentang cara mengajar Anda.',
    ],
    ja: [
      'IDCの前に、採点だけの1日があります。同じ3つの講習映像を全員で採点し、数字がそろうまで議論します。それから毎日候補生に付き、講習に仕込む「失敗」を準備し、その対応を評価します。',
      'ご自身の講義2回、理論と規準の試験を行い、最後に、指導について率直な講評をお伝えします。',
    ],
    zh: [
      'IDC开始前，先用一天练评分：同样三堂课的录像，人人打分，讨论到分数一致为止。之后每天跟着学员，为他们的课设计“错误”，再评估他们怎么处理。',
      '您自己要讲两次课，完成理论与标准笔试，最后是一次对您教学的坦诚总评。',
    ],
    de: [
      'Vor dem IDC steht ein Tag Bewerten: dieselben drei Lektionen im Film, von allen benotet und besprochen, bis die Zahlen übereinstimmen. Dann begleiten Sie die Anwärter täglich, bereiten die Fehler für ihre Lektionen vor und beurteilen, was sie daraus machen.',
      'Sie halten zwei eigene Vorträge, schreiben die Arbeiten in Theorie und Standards und schließen mit einem Gespräch über Ihren Unterricht, das Ihnen nichts Nützliches erspart.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Scoring day, roles, standards.',
        id: 'Hari penilaian, peran, standar.',
        ja: '採点の練習、役割、規準。',
        zh: '评分日、角色分工、标准。',
        de: 'Bewertungstag, Rollen, Standards.',
      },
    },
    {
      at: '2',
      text: {
        en: 'With the candidates: classroom, pool, sea at Padang Bai.',
        id: 'Bersama kandidat: kelas, kolam, laut Padang Bai.',
        ja: '候補生とともに、教室、プール、パダンバイの海へ。',
        zh: '与学员一起：教室、泳池、八丹拜海洋。',
        de: 'Mit den Anwärtern: Seminarraum, Pool, Meer vor Padang Bai.',
      },
    },
    {
      at: '13',
      text: {
        en: 'Rehearsal of the examination, your appraisal.',
        id: 'Simulasi ujian, evaluasi Anda.',
        ja: '模擬試験、ご自身の講評。',
        zh: '模拟考试，对您的总评。',
        de: 'Generalprobe der Prüfung, Ihre Beurteilung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.materials, excluded.ownKit, excluded.insurance, excluded.stay),
  faqs: [
    {
      question: {
        en: 'When is the next IDC?',
        id: 'Kapan IDC berikutnya?',
        ja: '次のIDCはいつですか。',
        zh: '下一期IDC是什么时候？',
        de: 'Wann ist der nächste IDC?',
      },
      answer: {
        en: 'The calendar shows the Mondays on which we begin. If yours is missing, ask; we shift dates for four candidates.',
        id: 'Kalender menampilkan hari Senin kami mulai. Bila tanggal Anda tidak ada, tanyakan; untuk empat kandidat jadwalnya bisa digeser.',
        ja: 'カレンダーに開始日の月曜が表示されます。ご希望の日がない場合はお問い合わせください。4名集まれば調整できます。',
        zh: '日历上标出我们开课的周一。没有合适的请来问，凑够四名学员可以调整日期。',
        de: 'Der Kalender zeigt die Montage, an denen wir beginnen. Fehlt Ihrer, fragen Sie; für vier Anwärter verschieben wir Termine.',
      },
    },
    {
      question: {
        en: 'Do I have to stay for the examination too?',
        id: 'Haruskah ikut sampai ujian?',
        ja: 'IEにも立ち会う必要がありますか。',
        zh: '必须留到考试吗？',
        de: 'Muss ich auch zur Prüfung bleiben?',
      },
      answer: {
        en: 'It is not required. Most stay: you want to know how your people fare.',
        id: 'Tidak wajib. Kebanyakan tetap tinggal, karena ingin tahu hasil anak asuhnya.',
        ja: '必須ではありません。ただ、受け持った人の結果が気になって、ほとんどの方が残ります。',
        zh: '不强制。多数人会留下，总想知道自己带的人考得怎样。',
        de: 'Nötig ist es nicht. Die meisten bleiben, weil sie wissen wollen, wie es ihren Leuten ergeht.',
      },
    },
  ],
  minimumLevel: 'instructor',
  diveCount: 6,
  durationDays: 14,
  price: 30_000_000,
  locations: ['blue-lagoon', 'jepun'],
  comesAfter: ['msdt-preparation'],
};
