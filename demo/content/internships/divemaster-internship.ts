import { excluded, included, listed } from '../go-pro/phrases';
import type { ProductContent } from '../types';
import { application, internshipTerms, visa } from './internship-terms';

export const divemasterInternship: ProductContent = {
  ...internshipTerms,
  slug: 'divemaster-internship',
  title: {
    en: 'Divemaster internship',
    id: 'Magang Divemaster',
    ja: 'ダイブマスター・インターンシップ',
    zh: '潜水长实习',
    de: 'Divemaster-Praktikum',
  },
  summary: {
    en: 'Twelve weeks with the team, from Advanced diver to Divemaster, and every job in between.',
    id: 'Dua belas minggu bersama tim, dari penyelam Advanced menjadi Divemaster, beserta semua pekerjaan di antaranya.',
    ja: 'チームと過ごす12週間。アドバンスからダイブマスターへ、その間の仕事をすべて経験します。',
    zh: '与团队共处十二周，从进阶潜水员到潜水长，中间的每一样活都学。',
    de: 'Zwölf Wochen im Team, vom Advanced-Taucher zum Divemaster, mit allem, was dazwischenliegt.',
  },
  body: {
    en: [
      'You come with Advanced Open Water and about twenty dives. The first month brings first aid, Rescue Diver and many ordinary dives; the second and third are Divemaster training in the rhythm of the shop. You learn to fill tanks, mend a regulator, load a boat and greet a guest who has slept badly.',
      'It is not cheap labour and not a holiday. You have a mentor, a plan for every week, two free days, and the duty to be on time. Housing in Sanur is arranged on request, often together with other interns.',
    ],
    id: [
      'Anda datang dengan Advanced Open Water dan sekitar dua puluh penyelaman. Bulan pertama berisi P3K, Rescue Diver, dan banyak penyelaman biasa; bulan kedua dan ketiga pelatihan Divemaster mengikuti ritme dive center. Anda belajar mengisi tabung, memperbaiki regulator, memuat kapal, dan menyambut tamu yang kurang tidur.',
      'Ini bukan tenaga murah dan bukan liburan. Ada mentor, rencana mingguan, dua hari libur, dan kewajiban datang tepat waktu. Tempat tinggal di Sanur kami bantu carikan bila diminta, sering bersama peserta lain.',
    ],
    ja: [
      'アドバンスの認定と20本ほどの経験があれば始められます。1か月目は救急法とレスキュー、そしてたくさんの普段のダイビング。2〜3か月目は店の毎日の中でダイブマスターのトレーニングをします。タンクの充填、レギュレーターの整備、船への積み込み、寝不足のゲストの迎え方まで学びます。',
      '安い労働力でも、休暇でもありません。メンターが付き、毎週の計画と週2日の休みがあり、時間を守る責任があります。ご希望の方には、サヌールでの住まい探しをお手伝いします。',
    ],
    zh: [
      '持进阶证书、有二十潜左右即可。第一个月上急救和救援潜水员，外加大量日常潜水；第二、三个月随店里的节奏接受潜水长训练。灌气、修调节器、装船，怎样迎接一位没睡好的客人，样样都学。',
      '这不是廉价劳力，也不是度假。您有导师、每周计划、每周两天休息，也有守时的义务。需要的话，我们帮您在沙努尔安排住处，常与其他实习生同住。',
    ],
    de: [
      'Sie kommen mit dem Advanced Open Water und etwa zwanzig Tauchgängen. Der erste Monat bringt Erste Hilfe, Rescue Diver und viele gewöhnliche Tauchgänge; der zweite und dritte sind Divemaster-Ausbildung im Rhythmus der Basis. Sie lernen Flaschen füllen, einen Regler reparieren, ein Boot beladen und einen Gast begrüßen, der schlecht geschlafen hat.',
      'Sie sind keine billige Arbeitskraft, und Urlaub ist es auch nicht. Sie haben einen Mentor, einen Plan für jede Woche, zwei freie Tage und die Pflicht, pünktlich zu sein. Eine Unterkunft in Sanur vermitteln wir auf Wunsch, oft mit anderen zusammen.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'First aid, Rescue Diver, trips to every area.',
        id: 'P3K, Rescue Diver, trip ke semua kawasan.',
        ja: '救急法、レスキュー・ダイバー、全エリアのツアーに同行。',
        zh: '急救、救援潜水员，跟船走遍各区域。',
        de: 'Erste Hilfe, Rescue Diver, Ausfahrten in alle Gebiete.',
      },
    },
    {
      at: '29',
      text: {
        en: 'Divemaster skills, workshop, mapping, assisting.',
        id: 'Keterampilan Divemaster, bengkel, pemetaan, membantu kursus.',
        ja: 'ダイブマスターのスキル、整備室、地図作り、講習のアシスト。',
        zh: '潜水长技巧、维修室、绘图、协助课程。',
        de: 'Divemaster-Übungen, Werkstatt, Kartieren, Assistieren.',
      },
    },
    {
      at: '57',
      text: {
        en: 'Leading groups, exam, appraisal and a letter of reference.',
        id: 'Memimpin kelompok, ujian, evaluasi, dan surat referensi.',
        ja: 'グループの引率、試験、講評、推薦状。',
        zh: '带组、考试、总评和推荐信。',
        de: 'Gruppen führen, Prüfung, Beurteilung und ein Zeugnis.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch, {
    en: 'The courses Emergency First Response, Rescue Diver and Divemaster',
    id: 'Kursus Emergency First Response, Rescue Diver, dan Divemaster',
    ja: 'EFR、レスキュー・ダイバー、ダイブマスターの各コース',
    zh: '紧急第一反应、救援潜水员和潜水长课程',
    de: 'Die Kurse Emergency First Response, Rescue Diver und Divemaster',
  }),
  excluded: listed(
    excluded.fees,
    excluded.materials,
    excluded.ownKit,
    excluded.doctor,
    excluded.insurance,
    excluded.stay,
  ),
  faqs: [application, visa],
  minimumLevel: 'advanced',
  diveCount: 60,
  durationDays: 84,
  locations: ['toyapakeh', 'usat-liberty', 'blue-lagoon'],
  comesAfter: ['advanced-open-water-diver'],
  scene: 'area-sanur',
};
