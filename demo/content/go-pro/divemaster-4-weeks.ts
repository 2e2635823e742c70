import type { ProductContent } from '../types';
import { divemasterTerms } from './divemaster-terms';
import { excluded, included, listed } from './phrases';

export const divemaster4Weeks: ProductContent = {
  ...divemasterTerms,
  slug: 'divemaster-4-weeks',
  kind: 'go_pro',
  programme: 'divemaster',
  bookable: true,
  title: {
    en: 'Divemaster in four weeks',
    id: 'Divemaster dalam empat minggu',
    ja: 'ダイブマスター4週間',
    zh: '潜水长四周课程',
    de: 'Divemaster in vier Wochen',
  },
  summary: {
    en: 'Five days a week, four weeks: for those who have the dives already and little time to spare.',
    id: 'Lima hari seminggu selama empat minggu: bagi yang jumlah penyelamannya sudah cukup dan waktunya terbatas.',
    ja: '週5日で4週間。本数はもう足りていて、限られた休暇で仕上げたい方に。',
    zh: '每周五天，共四周，适合潜水次数已够、假期有限的人。',
    de: 'Fünf Tage die Woche, vier Wochen lang: für alle, die die Tauchgänge schon haben und wenig Zeit.',
  },
  body: {
    en: [
      'A full timetable with two free days a week. Theory is studied before you arrive, the first week goes to water skills and stamina, the second to rescue and site mapping, the third and fourth to real guests: first behind the guide, then beside, then in front.',
      'You should arrive in good form and rested. If you fall ill for a week you will not finish in time; we then add days rather than leave something out.',
    ],
    id: [
      'Jadwalnya padat dengan dua hari libur seminggu. Teori dipelajari sebelum datang, minggu pertama untuk keterampilan air dan stamina, kedua untuk penyelamatan dan pemetaan lokasi, ketiga dan keempat untuk tamu sungguhan: mula-mula di belakang pemandu, lalu di samping, lalu di depan.',
      'Datanglah dalam keadaan bugar. Yang jatuh sakit seminggu tidak akan selesai tepat waktu; kami menambah hari, bukan mengurangi isi.',
    ],
    ja: [
      '週休2日のしっかりした日程です。学科は来る前に終え、1週目は水中スキルと泳力、2週目はレスキューとポイントの地図作り、3〜4週目は本物のゲストと潜ります。はじめはガイドの後ろ、次に横、最後は前で。',
      '体調を整えてお越しください。1週間寝込むと期間内には終わりません。その場合は内容を減らさず、日数を足します。',
    ],
    zh: [
      '日程排得满，每周休息两天。理论在来之前学完，第一周练水中技巧和体能，第二周练救援和潜点绘图，第三、四周带真正的客人：先在潜导身后，再到身旁，最后走在前面。',
      '来之前请养好体力。要是病上一周，就不能按时完成，那时我们加天数，不删内容。',
    ],
    de: [
      'Ein voller Stundenplan mit zwei freien Tagen pro Woche. Die Theorie lernen Sie vor der Anreise, die erste Woche gehört Übungen und Ausdauer, die zweite Rettung und Kartieren, die dritte und vierte echten Gästen: erst hinter dem Guide, dann neben ihm, dann vorn.',
      'Kommen Sie gesund und ausgeruht. Wer eine Woche krank ist, wird nicht rechtzeitig fertig; dann hängen wir Tage an, statt etwas wegzulassen.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: '24 demonstrated skills in the pool, swims, equipment exchange, theory questions.',
        id: '24 keterampilan peragaan di kolam, renang, bertukar peralatan, tanya jawab teori.',
        ja: 'プールで24のスキルのデモンストレーション、水泳、器材交換、学科の確認。',
        zh: '泳池24项示范技巧、游泳测试、装备交换、理论答疑。',
        de: '24 Vorführübungen im Pool, Schwimmen, Ausrüstungstausch, Theoriefragen.',
      },
    },
    {
      at: '8',
      text: {
        en: 'Rescue assessment, mapping a site at Padang Bai, search and deep scenarios.',
        id: 'Penilaian penyelamatan, memetakan lokasi di Padang Bai, skenario pencarian dan penyelaman dalam.',
        ja: 'レスキュー評価、パダンバイでの地図作成、捜索とディープのシナリオ。',
        zh: '救援考核、在八丹拜绘制潜点图、搜索与深潜情景。',
        de: 'Rettungsprüfung, einen Platz in Padang Bai kartieren, Such- und Tieftauchszenarien.',
      },
    },
    {
      at: '15',
      text: {
        en: 'Assisting in courses, second guide on day trips.',
        id: 'Membantu kursus, pemandu kedua di trip harian.',
        ja: '講習のアシスト、日帰りツアーのサブガイド。',
        zh: '协助课程，在一日行程中担任副潜导。',
        de: 'In Kursen assistieren, zweiter Guide auf Tagesausfahrten.',
      },
    },
    {
      at: '22',
      text: {
        en: 'You brief and lead, watched and advised; exam and appraisal.',
        id: 'Anda memberi briefing dan memimpin, diamati dan dibimbing; ujian dan evaluasi.',
        ja: '見守られながらブリーフィングと引率。試験と講評。',
        zh: '由您做简报、带队，导师旁观指导；考试与总评。',
        de: 'Sie halten das Briefing und führen die Gruppe, Ihr Mentor schaut zu und berät; Prüfung und Beurteilung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(
    excluded.fees,
    excluded.materials,
    excluded.ownKit,
    excluded.doctor,
    excluded.insurance,
    excluded.stay,
  ),
  faqs: [
    {
      question: {
        en: 'How fit must I be?',
        id: 'Seberapa bugar saya perlu?',
        ja: 'どのくらいの体力が必要ですか。',
        zh: '体能要求多高？',
        de: 'Wie fit muss ich sein?',
      },
      answer: {
        en: 'You swim 400 metres, snorkel 800, float a quarter of an hour and tow a diver 100 metres. The times are scored, but nobody fails by one slow swim.',
        id: 'Anda berenang 400 meter, snorkeling 800, mengapung seperempat jam, dan menarik penyelam 100 meter. Waktunya dinilai, tetapi sekali berenang lambat tidak membuat Anda gagal.',
        ja: '400mの水泳、800mのスノーケル、15分間の立ち泳ぎ、100mの曳行があります。タイムは採点されますが、ひとつ遅いだけで不合格にはなりません。',
        zh: '游泳400米、浮潜800米、踩水漂浮一刻钟、拖带潜水员100米。成绩按时间计分，但不会因为一次游得慢就不及格。',
        de: 'Sie schwimmen 400 Meter, schnorcheln 800, halten sich eine Viertelstunde über Wasser und schleppen einen Taucher 100 Meter. Die Zeiten werden bewertet, aber an einer langsamen Runde scheitert niemand.',
      },
    },
    {
      question: {
        en: 'We are two with different levels. Does the package still work?',
        id: 'Kami berdua berbeda tingkat. Apakah paketnya tetap bisa?',
        ja: '二人のレベルが違いますが、1組で申し込めますか。',
        zh: '我们两人水平不同，还能一起报吗？',
        de: 'Wir sind zwei mit verschiedener Erfahrung. Geht das Paket trotzdem?',
      },
      answer: {
        en: 'As long as both meet the conditions, yes. If you come alone, write to us: we often have another single candidate for the same Monday.',
        id: 'Selama keduanya memenuhi syarat, bisa. Bila datang sendiri, hubungi kami: sering ada kandidat lain untuk Senin yang sama.',
        ja: 'お二人とも条件を満たしていれば大丈夫です。お一人の場合はご連絡ください。同じ月曜開始の方がいらっしゃることがよくあります。',
        zh: '只要两人都符合条件就行。若一个人来，请联系我们，同一个周一常有另一位单人学员。',
        de: 'Solange beide die Voraussetzungen erfüllen, ja. Kommen Sie allein, schreiben Sie uns: Oft gibt es für denselben Montag noch jemanden.',
      },
    },
  ],
  diveCount: 20,
  durationDays: 28,
  price: 30_000_000,
  locations: ['jemeluk-wall', 'blue-lagoon', 'usat-liberty'],
};
