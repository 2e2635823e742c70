import type { Faq } from '../types';

export const coursesFaqs: Faq[] = [
  {
    question: {
      en: 'I have never dived. Where do I begin?',
      id: 'Saya belum pernah menyelam. Mulai dari mana?',
      ja: 'ダイビングは初めてです。何から始めればよいですか。',
      zh: '从没潜过水，该从哪里开始？',
      de: 'Ich bin noch nie getaucht. Womit fange ich an?',
    },
    answer: {
      en: 'If you want to know what it feels like, take Discover Scuba Diving: one day, an instructor at your side, 12 metres at most, no exam. If you already know that you want to dive on your own with a buddy, start the Open Water Diver. Short of time? Scuba Diver is its first half and counts towards it.',
      id: 'Bila ingin tahu rasanya, ambillah Discover Scuba Diving: satu hari, instruktur di samping Anda, paling dalam 12 meter, tanpa ujian. Bila sudah yakin ingin menyelam mandiri bersama buddy, mulailah Open Water Diver. Waktunya sempit? Scuba Diver adalah separuh pertamanya dan diperhitungkan.',
      ja: 'まず感覚を知りたい方は体験ダイビング（ディスカバー・スクーバ・ダイビング）へ。1日、インストラクターがそばに付き、水深12mまで、試験はありません。バディと潜れるようになりたいと決めている方はオープン・ウォーター・ダイバーへ。日数が足りない方は、その前半にあたるスクーバ・ダイバーから始められます。',
      zh: '想先感受一下，就选体验潜水（Discover Scuba Diving）：一天，教练陪在身边，最深12米，没有考试。已经决定要学会与潜伴自主潜水，就直接上开放水域潜水员课程。时间不够？水肺潜水员课程是它的前半段，学过的都算数。',
      de: 'Wenn Sie wissen möchten, wie es sich anfühlt, nehmen Sie Discover Scuba Diving: ein Tag, ein Tauchlehrer an Ihrer Seite, höchstens 12 Meter, keine Prüfung. Wissen Sie schon, dass Sie selbstständig mit einem Buddy tauchen wollen, beginnen Sie mit dem Open Water Diver. Wenig Zeit? Der Scuba Diver ist dessen erste Hälfte und wird angerechnet.',
    },
  },
  {
    question: {
      en: 'How long is the Open Water course and what does it include?',
      id: 'Berapa lama kursus Open Water dan apa saja isinya?',
      ja: 'オープンウォーター講習は何日で、何が含まれますか。',
      zh: '开放水域课程要几天？包含什么？',
      de: 'Wie lange dauert der Open-Water-Kurs, und was gehört dazu?',
    },
    answer: {
      en: 'Three to four days: theory, pool and four dives in the sea, each day with transfer from south Bali. Equipment for the lessons and the certification are part of it. A group is four students at most, and the days need not follow one another without a break; tell us what your holiday allows.',
      id: 'Tiga sampai empat hari: teori, kolam, dan empat penyelaman di laut, tiap hari dengan antar jemput di Bali selatan. Alat selama kursus dan sertifikasinya sudah termasuk. Satu kelompok paling banyak empat murid, dan harinya tidak harus berurutan; ceritakan saja jadwal liburan Anda.',
      ja: '3〜4日間で、学科、プール、海洋実習4ダイブを行います。毎日バリ島南部からの送迎付きで、講習中の器材と認定も含まれます。1グループ4名まで。連続した日程でなくても構いませんので、ご旅行の予定をお聞かせください。',
      zh: '三到四天：理论、泳池和四次海洋潜水，每天有南部酒店接送，上课用的装备和发证都包含在内。每组最多四名学员，日子也不必连着，把您的假期安排告诉我们就好。',
      de: 'Drei bis vier Tage: Theorie, Pool und vier Tauchgänge im Meer, jeden Tag mit Transfer im Süden Balis. Ausrüstung während des Kurses und Brevetierung gehören dazu. Eine Gruppe hat höchstens vier Schüler, und die Tage müssen nicht lückenlos aufeinanderfolgen; sagen Sie uns, was Ihr Urlaub zulässt.',
    },
  },
  {
    question: {
      en: 'How old do children have to be?',
      id: 'Berapa usia minimum anak-anak?',
      ja: '子どもは何歳から参加できますか。',
      zh: '孩子几岁可以学？',
      de: 'Wie alt müssen Kinder sein?',
    },
    answer: {
      en: 'Bubblemaker in the pool from 8, Discover Scuba and Open Water from 10, Advanced and Rescue from 12, Deep and Wreck from 15. Under 15 you receive a junior certification with shallower limits; at 10 and 11 a parent or a professional dives along. A parent or guardian signs for anyone under 18.',
      id: 'Bubblemaker di kolam mulai 8 tahun, Discover Scuba dan Open Water mulai 10, Advanced dan Rescue mulai 12, Deep dan Wreck mulai 15. Di bawah 15 tahun diberikan sertifikat junior dengan batas lebih dangkal; usia 10 dan 11 menyelam bersama orang tua atau profesional. Orang tua atau wali menandatangani untuk yang belum dewasa.',
      ja: 'プールでのバブルメーカーは8歳から、体験ダイビングとオープンウォーターは10歳から、アドバンスとレスキューは12歳から、ディープとレックは15歳からです。15歳未満はジュニア認定となり、水深の制限が浅くなります。10〜11歳は保護者またはプロが同伴します。未成年の方は保護者の署名が必要です。',
      zh: '泳池里的Bubblemaker 8岁起，体验潜水和开放水域10岁起，进阶和救援12岁起，深潜和沉船15岁起。未满15岁颁发青少年证书，深度限制更浅；10至11岁须由家长或专业人员陪潜。未成年人须由家长或监护人签字。',
      de: 'Bubblemaker im Pool ab 8, Discover Scuba und Open Water ab 10, Advanced und Rescue ab 12, Deep und Wreck ab 15 Jahren. Unter 15 gibt es das Junior-Brevet mit geringeren Tiefen; mit 10 und 11 taucht ein Elternteil oder ein Profi mit. Für Minderjährige unterschreiben die Erziehungsberechtigten.',
    },
  },
  {
    question: {
      en: 'Do I have to be a good swimmer?',
      id: 'Haruskah saya perenang yang baik?',
      ja: '泳ぎが得意でなくても大丈夫ですか。',
      zh: '必须很会游泳吗？',
      de: 'Muss ich gut schwimmen können?',
    },
    answer: {
      en: 'At ease in the water, yes; fast, no. For Open Water you swim 200 metres without a time limit, or 300 metres with mask, snorkel and fins, and float for ten minutes. If that worries you, tell us at the start: an extra half hour in the pool has settled it for many.',
      id: 'Nyaman di air, ya; cepat, tidak perlu. Untuk Open Water Anda berenang 200 meter tanpa batas waktu, atau 300 meter dengan masker, snorkel, dan fin, serta mengapung sepuluh menit. Bila itu membuat khawatir, katakan di awal: setengah jam tambahan di kolam sudah menolong banyak orang.',
      ja: '水に慣れていることは大切ですが、速く泳ぐ必要はありません。オープンウォーターでは、時間制限なしで200m泳ぐか、マスク・スノーケル・フィンを付けて300m泳ぎ、10分間浮くことができれば大丈夫です。ご心配でしたら最初にお話しください。プールで30分ほど余分に練習すると、たいてい解決します。',
      zh: '在水里要自在，但不用游得快。开放水域要求不限时游200米，或戴面镜、呼吸管和脚蹼游300米，再漂浮十分钟。如果担心，请一开始就说，许多人在泳池多练半小时就好了。',
      de: 'Wohl im Wasser fühlen sollten Sie sich, schnell müssen Sie nicht sein. Für den Open Water schwimmen Sie 200 Meter ohne Zeitlimit oder 300 Meter mit Maske, Schnorchel und Flossen und lassen sich zehn Minuten treiben. Macht Ihnen das Sorgen, sagen Sie es gleich: Eine halbe Stunde mehr im Pool hat schon vielen geholfen.',
    },
  },
  {
    question: {
      en: 'Can I do the theory at home, and in my language?',
      id: 'Bisakah teori dipelajari di rumah dan dalam bahasa saya?',
      ja: '学科を自宅で、日本語で受けられますか。',
      zh: '理论可以在家学、用中文学吗？',
      de: 'Kann ich die Theorie zu Hause und auf Deutsch machen?',
    },
    answer: {
      en: 'Yes. With eLearning you study before your flight and spend your days in Bali in the water. Materials exist in English, Indonesian, Japanese, Chinese and German; which languages your instructor speaks is shown on the course page.',
      id: 'Bisa. Dengan eLearning Anda belajar sebelum terbang dan menghabiskan hari-hari di Bali di dalam air. Materi tersedia dalam bahasa Inggris, Indonesia, Jepang, Mandarin, dan Jerman; bahasa instruktur tercantum di halaman kursus.',
      ja: 'はい。eラーニングならご出発前に学科を終え、バリでの時間を海で過ごせます。教材は英語、インドネシア語、日本語、中国語、ドイツ語に対応しています。インストラクターの対応言語は各コースのページをご覧ください。',
      zh: '可以。用eLearning在出发前学完，到了巴厘岛就把时间都留给水里。教材有英语、印尼语、日语、中文和德语；教练会说哪些语言，请看课程页面。',
      de: 'Ja. Mit eLearning lernen Sie vor dem Flug und verbringen die Tage auf Bali im Wasser. Unterlagen gibt es auf Englisch, Indonesisch, Japanisch, Chinesisch und Deutsch; welche Sprachen Ihr Tauchlehrer spricht, steht auf der Kursseite.',
    },
  },
  {
    question: {
      en: 'I started a course elsewhere. Can I finish it with you?',
      id: 'Saya memulai kursus di tempat lain. Bisa diselesaikan di sini?',
      ja: '別の店で始めた講習の続きを受けられますか。',
      zh: '在别处学了一半，能在你们这里完成吗？',
      de: 'Ich habe anderswo einen Kurs begonnen. Kann ich ihn bei Ihnen beenden?',
    },
    answer: {
      en: 'Yes, with a referral from your first instructor that shows which parts you have completed. Send it before you book, so that we plan the right number of days. We begin with a short check in the pool, then do the four sea dives.',
      id: 'Bisa, dengan surat referral dari instruktur pertama yang menunjukkan bagian yang sudah selesai. Kirimkan sebelum memesan agar jumlah harinya tepat. Kami mulai dengan pemeriksaan singkat di kolam, lalu empat penyelaman di laut.',
      ja: 'はい。修了した項目がわかる紹介状（リファーラル）を最初のインストラクターからもらってください。日数を正しく計画するため、ご予約前にお送りいただけると助かります。プールで短い確認をしてから、海洋実習4ダイブを行います。',
      zh: '可以，请让原来的教练开具转介信，写明已完成的部分，并在预订前发给我们，以便安排合适的天数。我们先在泳池做个简短的检查，再进行四次海洋潜水。',
      de: 'Ja, mit einer Überweisung (Referral) Ihres ersten Tauchlehrers, aus der hervorgeht, was Sie schon abgeschlossen haben. Schicken Sie sie vor der Buchung, damit wir die richtige Zahl von Tagen planen. Wir beginnen mit einer kurzen Überprüfung im Pool, dann folgen die vier Tauchgänge im Meer.',
    },
  },
];
