import type { Faq } from '../types';

export const snorkellingFaqs: Faq[] = [
  {
    question: {
      en: 'How well do I have to swim to snorkel?',
      id: 'Seberapa mahir saya harus berenang untuk snorkeling?',
      ja: 'スノーケリングにはどのくらい泳げる必要がありますか。',
      zh: '浮潜需要多好的水性？',
      de: 'Wie gut muss ich zum Schnorcheln schwimmen können?',
    },
    answer: {
      en: 'You should be able to swim and not mind deep water below you. A buoyancy vest is there for everyone, the guide stays in the water with you and brings a float to hold on to. If you have never used a snorkel, say so: the first ten minutes we stay where you can stand, or beside the boat.',
      id: 'Anda perlu bisa berenang dan tidak gentar melihat air dalam di bawah. Rompi apung tersedia untuk semua, pemandu ikut di air dan membawa pelampung untuk berpegangan. Bila belum pernah memakai snorkel, katakan saja: sepuluh menit pertama kita tetap di tempat yang dangkal, atau di samping kapal.',
      ja: '泳ぐことができ、足のつかない場所でも落ち着いていられれば大丈夫です。フローティングベストは全員分あり、ガイドが水中で付き添い、つかまれる浮き輪も持っていきます。スノーケルが初めての方はお知らせください。最初の10分は足のつく場所か、船のそばで練習します。',
      zh: '要会游泳，也不怕身下是深水。人人有浮力背心，潜导全程在水里陪同，还带着可以扶的救生圈。从没用过呼吸管的请告诉我们，头十分钟就待在站得住的地方，或者船边。',
      de: 'Sie sollten schwimmen können und tiefes Wasser unter sich nicht scheuen. Eine Schwimmweste gibt es für alle, der Guide bleibt mit Ihnen im Wasser und hat einen Ring zum Festhalten dabei. Haben Sie noch nie geschnorchelt, sagen Sie es: Die ersten zehn Minuten bleiben wir dort, wo man stehen kann, oder am Boot.',
    },
  },
  {
    question: {
      en: 'Can children come snorkelling?',
      id: 'Bolehkah anak-anak ikut snorkeling?',
      ja: '子どもも参加できますか。',
      zh: '孩子可以参加浮潜吗？',
      de: 'Können Kinder mitschnorcheln?',
    },
    answer: {
      en: 'Yes, from the minimum age on the page of the tour, if they can swim and want to. A parent is in the water with them. For a first time choose Padang Bai, where the bay is small and calm; the open water off Penida is better kept for those who already like waves. Masks, fins and vests come in small sizes.',
      id: 'Boleh, mulai usia minimum di halaman trip, asalkan bisa berenang dan mau. Orang tua ikut di air. Untuk pertama kali pilihlah Padang Bai yang teluknya kecil dan tenang; laut lepas di Penida lebih cocok bagi anak yang sudah suka ombak. Masker, fin, dan rompi tersedia dalam ukuran kecil.',
      ja: '各ツアーページにある最低年齢以上で、泳げて、本人が行きたいなら大丈夫です。保護者の方も一緒に水に入ってください。初めてなら、小さく穏やかなパダンバイの湾がおすすめです。ペニダの外海は、波に慣れてからのほうが楽しめます。マスク、フィン、ベストは子ども用サイズもあります。',
      zh: '可以，达到行程页上的最低年龄、会游泳、自己也愿意就行，并由家长一同下水。第一次建议去八丹拜，海湾小而平静；佩尼达外海留给已经喜欢浪的孩子。面镜、脚蹼和背心都有小号。',
      de: 'Ja, ab dem Mindestalter auf der Seite des Ausflugs, wenn sie schwimmen können und Lust haben. Ein Elternteil ist mit im Wasser. Für das erste Mal wählen Sie Padang Bai, dort ist die Bucht klein und ruhig; das offene Wasser vor Penida ist eher etwas für Kinder, die Wellen schon mögen. Masken, Flossen und Westen gibt es in kleinen Größen.',
    },
  },
  {
    question: {
      en: 'What is included in a snorkelling tour?',
      id: 'Apa saja yang termasuk dalam trip snorkeling?',
      ja: 'スノーケリングツアーには何が含まれますか。',
      zh: '浮潜行程包含什么？',
      de: 'Was ist bei einer Schnorcheltour dabei?',
    },
    answer: {
      en: 'Mask, snorkel, fins, a short suit, a vest, a guide in the water for at most four guests, lunch, water, a towel and the transfer in south Bali. A mask that really fits is half the day: we take the time to find yours in the shop and not on the boat.',
      id: 'Masker, snorkel, fin, wetsuit pendek, rompi, pemandu di air untuk paling banyak empat tamu, makan siang, air minum, handuk, dan antar jemput di Bali selatan. Masker yang benar-benar pas menentukan setengah hari Anda: kami luangkan waktu mencarinya di dive shop, bukan di kapal.',
      ja: 'マスク、スノーケル、フィン、ショートスーツ、ベスト、水中ガイド（1名につき4名まで）、昼食、飲料水、タオル、バリ島南部の送迎です。顔に合うマスクで一日の半分は決まりますので、船の上ではなく店でじっくり選びます。',
      zh: '面镜、呼吸管、脚蹼、短款湿衣、浮力背心，下水陪同的潜导（每位最多带四人），午餐、饮用水、毛巾和南部接送。面镜合不合脸决定了半天的心情，所以我们在店里慢慢帮您挑，不到船上才试。',
      de: 'Maske, Schnorchel, Flossen, ein kurzer Anzug, eine Weste, ein Guide im Wasser für höchstens vier Gäste, Mittagessen, Wasser, Handtuch und Transfer im Süden Balis. Eine Maske, die wirklich passt, ist der halbe Tag. Darum suchen wir Ihre in der Basis aus und nicht erst auf dem Boot.',
    },
  },
  {
    question: {
      en: 'One of us dives and one snorkels. Can we go together?',
      id: 'Satu menyelam, satu snorkeling. Bisa berangkat bersama?',
      ja: 'ダイバーとスノーケラーで一緒に行けますか。',
      zh: '我们一个水肺潜水、一个浮潜，能一起去吗？',
      de: 'Einer taucht, einer schnorchelt. Geht das zusammen?',
    },
    answer: {
      en: 'At several places, yes: in Tulamben, Amed and Padang Bai reef and wreck begin shallow, and at Mangrove both drift along the same slope. Book the dive and add a companion, or write to us and we put two bookings on the same boat. You each have your own guide in the water and lunch together.',
      id: 'Di beberapa tempat, ya: di Tulamben, Amed, dan Padang Bai terumbu dan kapal karam dimulai dari air dangkal, dan di Mangrove keduanya hanyut menyusuri lereng yang sama. Pesanlah penyelaman dan tambahkan pendamping, atau hubungi kami dan dua pesanan kami satukan di satu kapal. Di air masing-masing punya pemandu, makan siangnya bersama.',
      ja: 'ポイントによっては可能です。トランベン、アメッド、パダンバイはリーフや沈船が浅いところから始まり、マングローブでは同じ斜面を一緒に流せます。ダイビングに同伴者を追加するか、お問い合わせいただければ2件のご予約を同じ船にまとめます。水中ではそれぞれにガイドが付き、昼食はご一緒にどうぞ。',
      zh: '有几处可以：图蓝本、艾湄和八丹拜的礁和沉船都从浅水开始，红树林那里两人可以沿同一道坡漂。预订潜水并加选同行者，或写信给我们，把两份预订排在同一条船上。水里各有各的潜导，午餐一起吃。',
      de: 'An mehreren Plätzen ja: In Tulamben, Amed und Padang Bai beginnen Riff und Wrack im Flachen, und bei Mangrove treiben beide am selben Hang entlang. Buchen Sie den Tauchgang mit Begleitperson oder schreiben Sie uns, dann legen wir zwei Buchungen auf dasselbe Boot. Im Wasser hat jeder seinen Guide, gegessen wird gemeinsam.',
    },
  },
  {
    question: {
      en: 'How should I behave near turtles and mantas?',
      id: 'Bagaimana bersikap di dekat penyu dan manta?',
      ja: 'カメやマンタの近くではどうすればよいですか。',
      zh: '遇到海龟和蝠鲼该怎么做？',
      de: 'Wie verhalte ich mich bei Schildkröten und Mantas?',
    },
    answer: {
      en: 'Float, keep still, keep your distance: three metres at least, nothing touched, nobody followed, no diving down on top of them, no flash. A turtle that wants to breathe needs a free way up. Calm guests are rewarded more often than fast ones, because animals that do not feel hunted stay.',
      id: 'Mengapung, tenang, dan jaga jarak: sedikitnya tiga meter, tidak menyentuh, tidak membuntuti, tidak menyelam ke arahnya dari atas, tanpa lampu kilat. Penyu yang hendak bernapas butuh jalan bebas ke permukaan. Tamu yang tenang lebih sering beruntung daripada yang cepat, sebab hewan yang tidak merasa diburu akan tetap tinggal.',
      ja: '浮いたまま静かに、距離を保ってください。3m以上離れ、触らない、追わない、上から潜り込まない、フラッシュを使わない。息継ぎに上がるカメの道はふさがないでください。追われていると感じない生き物はその場に残るので、速い人より静かな人のほうがよく見られます。',
      zh: '浮着，不动，保持距离：至少三米，不触摸，不尾随，不从上方潜向它们，不用闪光灯。海龟要换气，请让出上浮的路。不觉得被追赶的动物才会留下，所以沉得住气的客人往往看得更久。',
      de: 'Treiben lassen, ruhig bleiben, Abstand halten: mindestens drei Meter, nichts anfassen, niemandem folgen, nicht von oben auf die Tiere zutauchen, kein Blitz. Eine Schildkröte, die atmen will, braucht freie Bahn nach oben. Wer ruhig ist, hat öfter Glück als wer schnell ist, denn Tiere, die sich nicht gejagt fühlen, bleiben.',
    },
  },
];
