import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

const terms = {
  area: 'sanur',
  difficulty: 'demanding',
  minimumAge: 18,
  minimumLevel: 'rescue',
  languages: ['en', 'id', 'ja', 'de'],
  pickup: false,
  weekdays: [1],
  placesPerDay: 4,
  cutOffHours: 168,
  maxQuantity: 2,
  variants: [],
  addOns: [],
} satisfies Partial<ProductContent>;

const comesAfter = ['rescue-diver', 'emergency-first-response'];

export const divemaster: ProductContent = {
  ...terms,
  slug: 'divemaster',
  kind: 'go_pro',
  bookable: false,
  title: { en: 'Divemaster', id: 'Divemaster', ja: 'ダイブマスター', zh: '潜水长（Divemaster）', de: 'Divemaster' },
  summary: {
    en: 'The first professional level: you stop following the guide and learn why the guide turned left.',
    id: 'Jenjang profesional pertama: Anda berhenti mengikuti pemandu dan belajar mengapa ia berbelok ke kiri.',
    ja: 'プロの第一歩。ガイドについて行くのをやめて、ガイドがなぜ左に曲がったのかを学びます。',
    zh: '专业潜水的第一级：不再只是跟着潜导，而是弄懂他为什么往左拐。',
    de: 'Die erste Profistufe: Sie folgen nicht mehr dem Guide, sondern lernen, warum er links abgebogen ist.',
  },
  body: {
    en: [
      'A Divemaster leads certified divers, assists instructors and is the one person on the boat who has counted everybody. You learn it where it is done: you map sites, brief guests who do not listen, read the current off Toyapakeh, sort out rental fins at six in the morning, and rescue people who are only pretending.',
      'You need Advanced and Rescue, first aid of the last 24 months, a doctor’s certificate of the last twelve, and 40 dives to begin; by the end there are at least 60. You can do it in four weeks or in eight. The content is the same; the longer way simply leaves more days on boats, and it shows.',
    ],
    id: [
      'Divemaster memimpin penyelam bersertifikat, membantu instruktur, dan menjadi satu-satunya orang di kapal yang sudah menghitung semua orang. Anda mempelajarinya di tempatnya: memetakan lokasi, memberi briefing kepada tamu yang tak menyimak, membaca arus di Toyapakeh, memilah fin sewaan pukul enam pagi, dan menyelamatkan orang yang hanya berpura-pura.',
      'Syaratnya Advanced dan Rescue, P3K dalam 24 bulan terakhir, surat dokter dalam dua belas bulan terakhir, dan 40 penyelaman untuk mulai; di akhir paling sedikit 60. Bisa empat minggu, bisa delapan. Isinya sama; jalan yang lebih panjang memberi lebih banyak hari di kapal, dan itu terlihat.',
    ],
    ja: [
      'ダイブマスターは認定ダイバーを引率し、インストラクターを助け、船の上で全員の人数を数え終えている、ただ一人の人です。学ぶ場所は現場。ポイントの地図を描き、話を聞いていないゲストにブリーフィングし、トヤパケの流れを読み、朝6時にレンタルフィンを揃え、溺れたふりをする人を助けます。',
      '条件は、アドバンスドとレスキューの認定、24か月以内の救急法、12か月以内の医師の診断書、開始時に40本の経験です。修了時には60本以上になります。期間は4週間か8週間。内容は同じですが、長いほうが船に乗る日が増え、その差は現れます。',
    ],
    zh: [
      '潜水长带领持证潜水员、协助教练，也是船上唯一数清了所有人的那个人。学习就在现场：画潜点图，给心不在焉的客人做简报，看懂托亚帕克的流，早上六点配好租赁脚蹼，救起那些假装遇险的人。',
      '需要进阶和救援证书、24个月内的急救培训、12个月内的医生证明，开课时有40潜，结业时至少60潜。可选四周或八周，内容相同，长的那条路在船上的日子更多，学出来看得出差别。',
    ],
    de: [
      'Ein Divemaster führt brevetierte Taucher, hilft den Tauchlehrern und ist die eine Person an Bord, die alle gezählt hat. Sie lernen es dort, wo es geschieht: Sie zeichnen Plätze, briefen Gäste, die nicht zuhören, lesen die Strömung vor Toyapakeh, sortieren morgens um sechs Leihflossen und retten Menschen, die nur so tun.',
      'Sie brauchen Advanced und Rescue, Erste Hilfe aus den letzten 24 Monaten, ein Attest aus den letzten zwölf und 40 Tauchgänge zum Start; am Ende sind es mindestens 60. Es geht in vier Wochen oder in acht. Der Inhalt ist derselbe; der längere Weg bringt mehr Tage auf Booten, und das merkt man.',
    ],
  },
  itinerary: [],
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
        en: 'May I work on Bali with it?',
        id: 'Bolehkah saya bekerja di Bali dengan sertifikat ini?',
        ja: '修了後、バリで働けますか。',
        zh: '拿到后可以在巴厘岛工作吗？',
        de: 'Darf ich damit auf Bali arbeiten?',
      },
      answer: {
        en: 'The certificate is valid worldwide; the right to work is a matter of each country. Foreigners need a work permit here, and the training itself is unpaid. Please ask your embassy or a visa agent before you plan on it.',
        id: 'Sertifikatnya berlaku di seluruh dunia; hak bekerja ditentukan tiap negara. Warga asing perlu izin kerja di sini, dan pelatihannya sendiri tidak dibayar. Tanyakan dulu kepada kedutaan atau agen visa.',
        ja: '認定は世界共通ですが、就労の可否は国ごとに異なります。外国籍の方がここで働くには就労許可が必要で、トレーニング自体は無給です。大使館やビザの専門家に事前にご確認ください。',
        zh: '证书全球有效，能否工作由各国规定。外国人在这里工作需要工作许可，培训本身不付工资。请事先向使馆或签证中介咨询。',
        de: 'Das Brevet gilt weltweit, das Recht zu arbeiten regelt jedes Land selbst. Ausländer brauchen hier eine Arbeitserlaubnis, und die Ausbildung ist unbezahlt. Fragen Sie bitte vorher Ihre Botschaft oder eine Visumsagentur.',
      },
    },
    {
      question: {
        en: 'I have fewer than 40 dives. Can I come nevertheless?',
        id: 'Penyelaman saya belum 40. Bolehkah tetap datang?',
        ja: '40本に足りません。参加できますか。',
        zh: '我不到40潜，能来吗？',
        de: 'Ich habe weniger als 40 Tauchgänge. Kann ich trotzdem kommen?',
      },
      answer: {
        en: 'Yes, a week earlier: dive along on our trips until the number is right. The internship also takes you from Advanced onwards.',
        id: 'Bisa, datang seminggu lebih awal: ikut menyelam di trip kami sampai jumlahnya cukup. Program magang kami juga menerima mulai Advanced.',
        ja: 'はい。1週間ほど早くいらして、当店のツアーで本数を重ねてください。アドバンスドから始められるインターンシップもあります。',
        zh: '可以，提前一周来，跟我们的行程潜够数即可。实习项目也接受从进阶起步的学员。',
        de: 'Ja, eine Woche früher: Tauchen Sie auf unseren Ausfahrten mit, bis die Zahl stimmt. Das Praktikum nimmt Sie auch schon ab Advanced.',
      },
    },
  ],
  diveCount: 20,
  durationDays: 28,
  price: null,
  locations: ['toyapakeh', 'usat-liberty', 'blue-lagoon'],
  comesAfter,
};

export const divemaster4Weeks: ProductContent = {
  ...terms,
  slug: 'divemaster-4-weeks',
  kind: 'go_pro',
  programme: 'divemaster',
  bookable: true,
  title: {
    en: 'Divemaster in four weeks',
    id: 'Divemaster dalam empat minggu',
    ja: 'ダイブマスター 4週間',
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
      'You should arrive in good form and rested. Whoever falls ill for a week will not finish in time; then we add days rather than leave something out.',
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
        en: 'First week: 24 demonstrated skills in the pool, swims, equipment exchange, theory questions.',
        id: 'Minggu pertama: 24 keterampilan peragaan di kolam, renang, bertukar peralatan, tanya jawab teori.',
        ja: '1週目：プールで24のスキルのデモンストレーション、水泳、器材交換、学科の確認。',
        zh: '第一周：泳池24项示范技巧、游泳测试、装备交换、理论答疑。',
        de: 'Erste Woche: 24 Vorführübungen im Becken, Schwimmen, Ausrüstungstausch, Theoriefragen.',
      },
    },
    {
      at: '8',
      text: {
        en: 'Second week: rescue assessment, mapping a site at Padang Bai, search and deep scenarios.',
        id: 'Minggu kedua: penilaian penyelamatan, memetakan lokasi di Padang Bai, skenario pencarian dan penyelaman dalam.',
        ja: '2週目：レスキュー評価、パダンバイでの地図作成、捜索とディープのシナリオ。',
        zh: '第二周：救援考核、在八丹拜绘制潜点图、搜索与深潜情景。',
        de: 'Zweite Woche: Rettungsprüfung, einen Platz in Padang Bai kartieren, Such- und Tieftauchszenarien.',
      },
    },
    {
      at: '15',
      text: {
        en: 'Third week: assisting in courses, second guide on day trips.',
        id: 'Minggu ketiga: membantu kursus, pemandu kedua di trip harian.',
        ja: '3週目：講習のアシスト、日帰りツアーのサブガイド。',
        zh: '第三周：协助课程，在一日行程中担任副潜导。',
        de: 'Dritte Woche: in Kursen assistieren, zweiter Guide auf Tagesfahrten.',
      },
    },
    {
      at: '22',
      text: {
        en: 'Fourth week: you brief and lead, watched and advised; exam and appraisal.',
        id: 'Minggu keempat: Anda memberi briefing dan memimpin, diamati dan dibimbing; ujian dan evaluasi.',
        ja: '4週目：見守られながらブリーフィングと引率。試験と講評。',
        zh: '第四周：由您做简报、带队，导师旁观指导；考试与总评。',
        de: 'Vierte Woche: Sie briefen und führen, beobachtet und beraten; Prüfung und Beurteilung.',
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
        id: 'Anda berenang 400 meter, snorkeling 800, mengapung seperempat jam, dan menarik penyelam 100 meter. Waktunya dinilai, tetapi satu renang lambat tidak membuat gagal.',
        ja: '400メートルの水泳、800メートルのスノーケル、15分間の立ち泳ぎ、100メートルの曳行があります。タイムは採点されますが、ひとつ遅いだけで不合格にはなりません。',
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
        id: 'Selama keduanya memenuhi syarat, bisa. Bila datang sendiri, tulislah: sering ada kandidat lain untuk Senin yang sama.',
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
  comesAfter,
};

export const divemaster8Weeks: ProductContent = {
  ...terms,
  slug: 'divemaster-8-weeks',
  kind: 'go_pro',
  programme: 'divemaster',
  bookable: true,
  title: {
    en: 'Divemaster in eight weeks',
    id: 'Divemaster dalam delapan minggu',
    ja: 'ダイブマスター 8週間',
    zh: '潜水长八周课程',
    de: 'Divemaster in acht Wochen',
  },
  summary: {
    en: 'The same training with twice the days on boats: time to know Penida in more than one mood.',
    id: 'Pelatihan yang sama dengan hari di kapal dua kali lipat: waktu untuk mengenal Penida dalam berbagai suasana.',
    ja: '同じ内容で、船に乗る日は2倍。ペニダの海のいろいろな顔を知る時間があります。',
    zh: '同样的训练，在船上的日子多一倍：有时间见识佩尼达不同的脾气。',
    de: 'Dieselbe Ausbildung mit doppelt so vielen Tagen auf dem Boot: Zeit, Penida in mehr als einer Laune kennenzulernen.',
  },
  body: {
    en: [
      'Eight weeks cover two full moons, two springs of strong current and at least one week of bad visibility. You see the same sites again and again, and that is what guiding rests on. Between the training days you dive along on our trips whenever a seat is free.',
      'This version suits those with few dives beyond the forty, and those who would like to continue to instructor. In the last month you lead small groups regularly, and one of our guides writes down after each dive what was good and what was not.',
    ],
    id: [
      'Delapan minggu mencakup dua bulan purnama, dua masa arus kuat, dan setidaknya satu minggu jarak pandang buruk. Anda melihat lokasi yang sama berulang kali, dan di situlah dasar memandu. Di antara hari latihan Anda ikut trip kami setiap ada tempat kosong.',
      'Versi ini cocok bagi yang penyelamannya baru sekitar empat puluh dan yang ingin lanjut ke instruktur. Di bulan terakhir Anda rutin memimpin kelompok kecil, dan setiap selesai menyelam pemandu kami mencatat apa yang baik dan apa yang belum.',
    ],
    ja: [
      '8週間あれば、満月が2回、強い大潮が2回、透明度の悪い週も一度は巡ってきます。同じポイントを何度も見ること。それがガイドの土台です。トレーニングのない日も、席が空いていればツアーに同乗して潜れます。',
      '40本を超えたばかりの方や、インストラクターまで続けたい方に向いています。後半は小グループを定期的に引率し、ガイドが毎回、良かった点と直す点を書いてお渡しします。',
    ],
    zh: [
      '八周会经历两次满月、两轮大潮强流，至少还有一周能见度很差。同样的潜点一看再看，带潜的本事就是这样来的。没有训练的日子，只要行程有空位就跟船去潜。',
      '适合刚过四十潜，或打算继续考教练的人。最后一个月您会定期带小组，每潜之后，我们的潜导都会写下哪里好、哪里还要改。',
    ],
    de: [
      'Acht Wochen umfassen zwei Vollmonde, zweimal starke Springströmung und mindestens eine Woche schlechte Sicht. Sie sehen dieselben Plätze immer wieder, und darauf beruht das Führen. Zwischen den Trainingstagen tauchen Sie auf unseren Ausfahrten mit, sooft ein Platz frei ist.',
      'Das passt zu allen mit wenig mehr als vierzig Tauchgängen und zu denen, die weiter zum Tauchlehrer wollen. Im letzten Monat führen Sie regelmäßig kleine Gruppen, und einer unserer Guides schreibt nach jedem Tauchgang auf, was gut war und was nicht.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Weeks one and two: skills, stamina, theory, and diving along on every kind of trip.',
        id: 'Minggu satu dan dua: keterampilan, stamina, teori, dan ikut menyelam di semua jenis trip.',
        ja: '1〜2週目：スキル、泳力、学科。あらゆるツアーに同行。',
        zh: '第一、二周：技巧、体能、理论，跟随各种行程下水。',
        de: 'Woche eins und zwei: Übungen, Ausdauer, Theorie und Mittauchen auf jeder Art von Ausfahrt.',
      },
    },
    {
      at: '15',
      text: {
        en: 'Weeks three and four: rescue, mapping, current and weather.',
        id: 'Minggu tiga dan empat: penyelamatan, pemetaan, arus, dan cuaca.',
        ja: '3〜4週目：レスキュー、地図作り、潮と天気。',
        zh: '第三、四周：救援、绘图、水流与天气。',
        de: 'Woche drei und vier: Rettung, Kartieren, Strömung und Wetter.',
      },
    },
    {
      at: '29',
      text: {
        en: 'Weeks five and six: assisting in Open Water, Advanced and Rescue courses.',
        id: 'Minggu lima dan enam: membantu kursus Open Water, Advanced, dan Rescue.',
        ja: '5〜6週目：オープン・ウォーター、アドバンスド、レスキュー講習のアシスト。',
        zh: '第五、六周：协助开放水域、进阶和救援课程。',
        de: 'Woche fünf und sechs: assistieren in Open-Water-, Advanced- und Rescue-Kursen.',
      },
    },
    {
      at: '43',
      text: {
        en: 'Weeks seven and eight: leading your own groups, exam and appraisal.',
        id: 'Minggu tujuh dan delapan: memimpin kelompok sendiri, ujian, dan evaluasi.',
        ja: '7〜8週目：自分のグループを引率。試験と講評。',
        zh: '第七、八周：独立带组，考试与总评。',
        de: 'Woche sieben und acht: eigene Gruppen führen, Prüfung und Beurteilung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch, {
    en: 'Fun dives on our trips whenever a seat is free',
    id: 'Menyelam di trip kami setiap ada tempat kosong',
    ja: '空席があるときのツアー同行ダイブ',
    zh: '行程有空位时可随船潜水',
    de: 'Mittauchen auf unseren Ausfahrten, wenn ein Platz frei ist',
  }),
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
        en: 'How many dives shall I have at the end?',
        id: 'Berapa penyelaman saya pada akhirnya?',
        ja: '修了時には何本くらいになりますか。',
        zh: '结束时能有多少潜？',
        de: 'Wie viele Tauchgänge habe ich am Ende?',
      },
      answer: {
        en: 'Sixty are required; most who stay eight weeks leave with a hundred or close to it. It depends on the season and on your ears.',
        id: 'Syaratnya enam puluh; kebanyakan yang tinggal delapan minggu pulang dengan sekitar seratus. Tergantung musim dan telinga Anda.',
        ja: '必要なのは60本ですが、8週間いる方は100本前後になることが多いです。季節と、耳の調子しだいです。',
        zh: '要求六十潜，待满八周的人大多接近一百潜，看季节，也看您的耳朵。',
        de: 'Sechzig sind Pflicht; die meisten gehen nach acht Wochen mit etwa hundert. Es hängt von der Saison ab und von Ihren Ohren.',
      },
    },
    {
      question: {
        en: 'Can I take a week off in between?',
        id: 'Bisakah libur seminggu di tengahnya?',
        ja: '途中で1週間休めますか。',
        zh: '中间可以休一周吗？',
        de: 'Kann ich zwischendurch eine Woche freinehmen?',
      },
      answer: {
        en: 'Yes, tell your mentor in time. Many use it for Menjangan, Komodo or their visa.',
        id: 'Bisa, beri tahu mentor jauh hari. Banyak yang memakainya untuk Menjangan, Komodo, atau urusan visa.',
        ja: 'はい、早めにメンターへお知らせください。ムンジャンガンやコモドへ行く方、ビザの手続きにあてる方もいます。',
        zh: '可以，请提前告诉导师。不少人用这一周去鹿岛、科莫多，或者办签证。',
        de: 'Ja, sagen Sie es Ihrem Mentor rechtzeitig. Viele nutzen sie für Menjangan, Komodo oder ihr Visum.',
      },
    },
  ],
  diveCount: 40,
  durationDays: 56,
  price: 36_000_000,
  locations: ['mangrove', 'toyapakeh', 'usat-liberty'],
  comesAfter,
};
