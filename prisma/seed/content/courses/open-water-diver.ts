import type { ProductContent } from '../types';
import { excluded, included, listed, variantNames } from './phrases';

export const openWaterDiver: ProductContent = {
  slug: 'open-water-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Open Water Diver',
    id: 'Open Water Diver',
    ja: 'オープン・ウォーター・ダイバー',
    zh: '开放水域潜水员（Open Water Diver）',
    de: 'Open Water Diver',
  },
  summary: {
    en: 'Three days, a pool, four sea dives: after that you and your buddy may dive to 18 metres anywhere in the world.',
    id: 'Tiga hari, kolam, empat penyelaman laut: setelah itu Anda dan buddy boleh menyelam sampai 18 meter di mana pun.',
    ja: '3日間、プールと海洋実習4本。修了すれば世界のどこでも、バディと水深18mまで潜れます。',
    zh: '三天，泳池加四次海洋潜水，之后您就能与潜伴在世界各地潜到18米。',
    de: 'Drei Tage, ein Pool, vier Tauchgänge im Meer: Danach dürfen Sie mit Ihrem Buddy überall auf der Welt bis 18 Meter tauchen.',
  },
  body: {
    en: [
      'This is the course that makes a diver. In our pool you learn what to do when the mask is full of water, when the air runs low, when a fin strap breaks, until the answer comes without thinking. Then you do it again in the sea, where there are fish watching. Two dives at Padang Bai, two at Tulamben, the last of them along the Liberty.',
      'What we care about most is how you hang in the water. From the first pool hour you practise neutrally buoyant and not on your knees, so that on day three you hover over coral instead of landing on it. Groups are four students at most, and often two.',
      'Take the theory at home, in your own language, and spend your days on Bali in the water. If you would rather learn with a teacher and a whiteboard, choose four days: the additional one belongs to our classroom.',
    ],
    id: [
      'Inilah kursus yang menjadikan Anda penyelam. Di kolam Anda belajar apa yang dilakukan saat masker penuh air, udara menipis, atau tali fin putus, sampai jawabannya datang sendiri. Lalu semuanya diulang di laut, ditonton ikan. Dua penyelaman di Padang Bai, dua di Tulamben, yang terakhir menyusuri Liberty.',
      'Yang paling kami perhatikan adalah cara Anda melayang. Sejak jam pertama di kolam Anda berlatih dengan daya apung netral, bukan berlutut, sehingga di hari ketiga Anda melayang di atas karang dan tidak mendarat di atasnya. Satu kelompok paling banyak empat murid, sering kali dua.',
      'Belajarlah teori di rumah dengan bahasa sendiri, dan habiskan hari-hari di Bali di dalam air. Kalau lebih suka belajar dengan guru dan papan tulis, pilih empat hari: satu hari tambahannya di ruang kelas kami.',
    ],
    ja: [
      'ダイバーになるためのコースです。マスクに水が入ったら、エアが少なくなったら、フィンのストラップが切れたら。考えなくても体が動くようになるまで、まずプールで練習します。それから海で、魚に見られながらもう一度。パダンバイで2本、トランベンで2本、最後の1本はリバティ号に沿って潜ります。',
      'いちばん大切にしているのは、水中での姿勢です。プールの最初の1時間から、膝をつかずに中性浮力で練習します。3日目には、サンゴの上に降りるのではなく、浮いて眺められるようになります。1グループ最大4名、実際は2名のことも多いです。',
      '学科はご自宅で、日本語で。バリでの時間は水の中で過ごしてください。先生に直接教わりたい方は4日間をお選びください。1日を教室での学科にあてます。',
    ],
    zh: [
      '这是让人真正成为潜水员的课程。面镜进满水、气不够了、脚蹼带断了该怎么办，先在泳池里练到不用想就会，再到海里当着鱼的面做一遍。两潜在八丹拜，两潜在图蓝本，最后一潜沿着自由号沉船游。',
      '我们最看重的是您在水里的姿态。从泳池第一个小时起就在中性浮力中练习，而不是跪在池底，到第三天您会悬在珊瑚上方，而不是落在珊瑚上。每组最多四名学员，常常只有两名。',
      '理论在家用中文学完，在巴厘岛的日子就都留给水里。如果更喜欢老师对着白板面对面讲，请选四天，多出的一天在我们的教室上课。',
    ],
    de: [
      'Das ist der Kurs, der aus Ihnen einen Taucher macht. Im Pool lernen Sie, was zu tun ist, wenn die Maske vollläuft, die Luft knapp wird oder ein Flossenband reißt, bis die Antwort von selbst kommt. Dann kommt alles noch einmal im Meer, vor den Augen der Fische: zwei Tauchgänge in Padang Bai, zwei in Tulamben, der letzte an der Liberty entlang.',
      'Am wichtigsten ist uns, wie Sie im Wasser liegen. Von der ersten Stunde an üben Sie schwebend und nicht auf den Knien, damit Sie am dritten Tag über der Koralle hängen, statt auf ihr zu landen. Eine Gruppe hat höchstens vier Schüler, oft nur zwei.',
      'Die Theorie machen Sie zu Hause auf Deutsch, dann gehören die Tage auf Bali dem Wasser. Wer lieber mit Lehrer und Tafel lernt, wählt vier Tage: Der zusätzliche gehört unserem Seminarraum.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Sanur: theory review, 200 metres of easy swimming, and the pool until you can hover without touching anything.',
        id: 'Sanur: ulasan teori, berenang santai 200 meter, dan kolam sampai Anda bisa melayang tanpa menyentuh apa pun.',
        ja: 'サヌール：学科の復習、200mのゆっくりした水泳、何にも触れずに浮けるようになるまでプール実習。',
        zh: '沙努尔：复习理论，轻松游200米，然后在泳池练到能悬浮不碰任何东西。',
        de: 'Sanur: Theorie durchsprechen, 200 Meter gemütlich schwimmen und im Pool üben, bis Sie schweben, ohne etwas zu berühren.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Padang Bai: two dives at Blue Lagoon and Jepun, to 12 metres; quiz over lunch.',
        id: 'Padang Bai: dua penyelaman di Blue Lagoon dan Jepun, sampai 12 meter; kuis saat makan siang.',
        ja: 'パダンバイ：ブルーラグーンとジュプンで2本（水深12mまで）。昼食をとりながらクイズ。',
        zh: '八丹拜：蓝色潟湖和杰彭各一潜，最深12米，午餐时做小测验。',
        de: 'Padang Bai: zwei Tauchgänge in Blue Lagoon und Jepun, bis 12 Meter; Quiz beim Mittagessen.',
      },
    },
    {
      at: '3',
      text: {
        en: 'Tulamben: two dives to 18 metres, the second along the Liberty; final exam and certification.',
        id: 'Tulamben: dua penyelaman sampai 18 meter, yang kedua menyusuri Liberty; ujian akhir dan sertifikasi.',
        ja: 'トランベン：水深18mまで2本、2本目はリバティ号。最終テストと認定。',
        zh: '图蓝本：两潜，最深18米，第二潜沿自由号沉船；结业考试并发证。',
        de: 'Tulamben: zwei Tauchgänge bis 18 Meter, der zweite an der Liberty; Abschlussprüfung und Brevet.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    {
      en: 'Pool training and four sea dives with tanks, weights, boat and porters',
      id: 'Latihan kolam dan empat penyelaman laut dengan tabung, pemberat, kapal, dan porter',
      ja: 'プール実習と海洋実習4本（タンク、ウエイト、ボート、ポーター込み）',
      zh: '泳池训练和四次海洋潜水，含气瓶、配重、船只和搬运工',
      de: 'Training im Pool und vier Tauchgänge im Meer mit Flaschen, Blei, Boot und Trägern',
    },
    included.certification,
    included.lunch,
    included.towel,
    included.transfer,
  ),
  excluded: listed(excluded.doctor, excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'Do I have to take Discover Scuba or Scuba Diver first?',
        id: 'Haruskah mengambil Discover Scuba atau Scuba Diver dulu?',
        ja: '体験ダイビングやスクーバ・ダイバーを先に受ける必要がありますか。',
        zh: '需要先上体验潜水或水肺潜水员课程吗？',
        de: 'Muss ich vorher Discover Scuba oder Scuba Diver machen?',
      },
      answer: {
        en: 'No. Both are shorter ways in and count towards this course, but most of our students begin right here, without ever having breathed under water.',
        id: 'Tidak. Keduanya jalan masuk yang lebih singkat dan diperhitungkan, tetapi sebagian besar murid kami langsung mulai di sini tanpa pernah bernapas di bawah air.',
        ja: 'いいえ。どちらも短い入口で、このコースに算入できますが、多くの方はまったくの初めてでここから始めます。',
        zh: '不用。两者都是更短的入门方式，学过的可以计入，但我们的学员大多直接从这里开始，此前从没在水下呼吸过。',
        de: 'Nein. Beides sind kürzere Einstiege und werden angerechnet, aber die meisten fangen genau hier an, ohne je unter Wasser geatmet zu haben.',
      },
    },
    {
      question: {
        en: 'What if three days are not enough for me?',
        id: 'Bagaimana kalau tiga hari tidak cukup?',
        ja: '3日間で終わらなかったらどうなりますか。',
        zh: '三天学不完怎么办？',
        de: 'Und wenn mir drei Tage nicht reichen?',
      },
      answer: {
        en: 'Then we find the time. An extra pool hour costs nothing, and a dive can be repeated. A certificate says that you can do it, not that you were there, so the instructor decides, with you.',
        id: 'Kami cari waktunya. Tambahan satu jam di kolam tidak dipungut biaya, dan penyelaman bisa diulang. Sertifikat berarti Anda bisa, bukan sekadar hadir, jadi instruktur memutuskannya bersama Anda.',
        ja: '時間を調整します。プールの追加1時間は無料で、海洋実習のやり直しもできます。認定は「参加した」ではなく「できる」という証明ですので、インストラクターがご本人と相談して決めます。',
        zh: '我们会想办法。泳池多练一小时不另收费，海洋潜水也可以重做。证书说明您会了，而不是来过，所以由教练和您一起决定。',
        de: 'Dann finden wir die Zeit. Eine zusätzliche Stunde im Pool kostet nichts, und ein Tauchgang lässt sich wiederholen. Das Brevet besagt, dass Sie es können, nicht, dass Sie da waren; darum entscheidet der Tauchlehrer, gemeinsam mit Ihnen.',
      },
    },
    {
      question: {
        en: 'Where may I dive afterwards?',
        id: 'Setelah lulus, saya boleh menyelam di mana?',
        ja: '修了後はどこで潜れますか。',
        zh: '拿证后可以去哪里潜？',
        de: 'Wo darf ich danach tauchen?',
      },
      answer: {
        en: 'Anywhere, to 18 metres, with a buddy of the same level or higher. Here that means Tulamben, Amed, Padang Bai, Menjangan and, when the sea is kind, the mantas of Penida. Students under 15 receive the junior certificate with shallower limits.',
        id: 'Di mana pun, sampai 18 meter, dengan buddy setingkat atau lebih tinggi. Di sini artinya Tulamben, Amed, Padang Bai, Menjangan, dan bila laut bersahabat, manta di Penida. Murid di bawah 15 tahun mendapat sertifikat junior dengan batas lebih dangkal.',
        ja: '同等以上のバディとなら、どこでも18mまで潜れます。バリではトランベン、アメッド、パダンバイ、ムンジャンガン、海況がよければペニダのマンタのポイントも。15歳未満の方はジュニア認定となり、水深の制限が浅くなります。',
        zh: '与同级或更高级别的潜伴一起，任何地方都可潜到18米。在这里就是图蓝本、艾湄、八丹拜、鹿岛，海况好时还能去佩尼达看蝠鲼。未满15岁者获青少年证书，深度限制更浅。',
        de: 'Überall, bis 18 Meter, mit einem Buddy gleicher oder höherer Stufe. Hier heißt das Tulamben, Amed, Padang Bai, Menjangan und, wenn die See es zulässt, die Mantas vor Penida. Unter 15 gibt es das Junior-Brevet mit geringeren Tiefen.',
      },
    },
  ],
  area: 'tulamben',
  difficulty: 'easy',
  diveCount: 4,
  durationDays: 3,
  minimumAge: 10,
  minimumLevel: 'none',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  placesPerDay: 8,
  cutOffHours: 48,
  maxQuantity: 4,
  price: 13_000_000,
  variants: [
    {
      name: {
        en: 'Three days, theory at home',
        id: 'Tiga hari, teori di rumah',
        ja: '3日間（学科はご自宅で）',
        zh: '三天，理论在家学',
        de: 'Drei Tage, Theorie zu Hause',
      },
      price: 13_000_000,
    },
    {
      name: {
        en: 'Four days, theory in our classroom',
        id: 'Empat hari, teori di ruang kelas kami',
        ja: '4日間（学科は教室で）',
        zh: '四天，理论在教室学',
        de: 'Vier Tage, Theorie im Seminarraum',
      },
      price: 14_200_000,
    },
    { name: variantNames.onlyYou, price: 16_800_000 },
  ],
  addOns: ['prescription-mask', 'photo-package', 'companion'],
  locations: ['blue-lagoon', 'jepun', 'coral-garden', 'usat-liberty'],
  comesAfter: ['discover-scuba-diving', 'scuba-diver'],
  scene: 'pool-training',
};
