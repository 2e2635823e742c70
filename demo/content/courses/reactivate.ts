import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const reactivate: ProductContent = {
  slug: 'reactivate',
  kind: 'course',
  bookable: true,
  title: {
    en: 'ReActivate',
    id: 'ReActivate',
    ja: 'リアクティベート（リフレッシュコース）',
    zh: '复习课程（ReActivate）',
    de: 'ReActivate (Auffrischung)',
  },
  summary: {
    en: 'Half a day to find what your hands still know: questions, an hour in the pool, and the sea stops feeling far away.',
    id: 'Setengah hari untuk menemukan lagi yang masih diingat tangan: tanya jawab, satu jam di kolam, dan laut terasa dekat kembali.',
    ja: '手が覚えていることを取り戻す半日。質問の時間とプールでの1時間で、海がまた近くなります。',
    zh: '用半天找回手上的记忆：答疑、泳池一小时，大海便不再遥远。',
    de: 'Ein halber Tag, um wiederzufinden, was die Hände noch wissen: Fragen, eine Stunde im Pool, und das Meer ist wieder nah.',
  },
  body: {
    en: [
      'A certificate does not expire, but the way a buckle closes does. If your last dive is a year or more behind you, this is the gentle way back. You go through the questions at home or with us, assemble a set with nobody hurrying you, and then take an hour in the pool: mask, regulator, weights, hovering.',
      'We do not examine you. Whatever no longer works is practised until it does, usually sooner than people fear. With the full-day option two easy dives at Blue Lagoon follow straight away, and your next trip starts with a calm head.',
    ],
    id: [
      'Sertifikat tidak kedaluwarsa, tetapi ingatan tentang gesper bisa. Bila penyelaman terakhir sudah setahun atau lebih, inilah jalan kembali yang lembut. Anda menjawab pertanyaan di rumah atau bersama kami, merakit peralatan tanpa diburu, lalu satu jam di kolam: masker, regulator, pemberat, melayang.',
      'Kami tidak menguji Anda. Yang belum bisa dilatih sampai bisa, biasanya lebih cepat daripada yang dikhawatirkan. Dengan pilihan sehari penuh, langsung menyusul dua penyelaman ringan di Blue Lagoon, dan trip berikutnya dimulai dengan kepala tenang.',
    ],
    ja: [
      'Cカードに期限はありませんが、バックルの留め方は忘れてしまいます。最後のダイビングから1年以上たった方のための、やさしい再スタートです。質問にはご自宅か当店で答え、急かされずに器材を組み立て、プールで1時間。マスク、レギュレーター、ウエイト、中性浮力をひととおり確かめます。',
      '試験ではありません。できなくなっていたことは、できるまで練習します。思ったより早く戻ってくるものです。1日コースなら、そのままブルーラグーンで2本潜れますので、次のツアーを落ち着いて迎えられます。',
    ],
    zh: [
      '证书不会过期，但扣带怎么扣会忘。如果上次潜水已是一年以前，这是最温和的回归方式。题目在家或在店里做，慢慢把装备组装起来，没人催您，然后泳池一小时：面镜、调节器、配重、悬浮。',
      '这不是考试。哪里生疏就练到会为止，通常比您担心的要快。选全天方案，接着就去蓝色潟湖轻松潜两次，下一次行程便能从容开始。',
    ],
    de: [
      'Ein Brevet verfällt nicht, wohl aber das Wissen, wie die Schnalle schließt. Liegt Ihr letzter Tauchgang ein Jahr oder länger zurück, ist das der sanfte Weg zurück. Sie gehen die Fragen zu Hause oder bei uns durch, bauen in Ruhe eine Ausrüstung zusammen und verbringen eine Stunde im Pool: Maske, Regler, Blei, Schweben.',
      'Geprüft wird nicht. Was nicht mehr sitzt, wird geübt, bis es sitzt, meist schneller als befürchtet. In der Ganztagsvariante folgen gleich zwei leichte Tauchgänge in der Blue Lagoon, und Ihre nächste Ausfahrt beginnt mit ruhigem Kopf.',
    ],
  },
  itinerary: [
    {
      at: '07:30',
      text: {
        en: 'Sanur, after the usual pickup: questions, your logbook, assembling the kit.',
        id: 'Sanur, setelah penjemputan seperti biasa: tanya jawab, buku log, merakit peralatan.',
        ja: 'サヌール（通常のお迎えのあと）：質問、ログブックの確認、器材の組み立て。',
        zh: '沙努尔（照常接送后）：答疑、看日志、组装装备。',
        de: 'Sanur, nach der üblichen Abholung: Fragen, Ihr Logbuch, Ausrüstung zusammenbauen.',
      },
    },
    {
      at: '08:30',
      text: {
        en: 'An hour in the pool, at your pace.',
        id: 'Satu jam di kolam, sesuai tempo Anda.',
        ja: 'プールで1時間、ご自分のペースで。',
        zh: '泳池一小时，按您的节奏来。',
        de: 'Eine Stunde im Pool, in Ihrem Tempo.',
      },
    },
    {
      at: '10:00',
      text: {
        en: 'Half day: coffee, digital card with the date of the refresher, back at the hotel by noon.',
        id: 'Setengah hari: kopi, kartu digital dengan tanggal penyegaran, kembali di hotel sebelum tengah hari.',
        ja: '半日コース：コーヒーで一息、更新日入りのデジタルCカードの発行。正午までにホテルへ。',
        zh: '半天方案：喝杯咖啡，领取印有复习日期的电子证，中午前回到酒店。',
        de: 'Halber Tag: Kaffee, digitale Karte mit dem Datum der Auffrischung, bis mittags zurück im Hotel.',
      },
    },
    {
      at: '11:00',
      text: {
        en: 'Full day: on to Padang Bai, two dives to 12 and 16 metres with lunch between; back by 17:30.',
        id: 'Sehari penuh: lanjut ke Padang Bai, dua penyelaman sampai 12 dan 16 meter dengan makan siang di antaranya; kembali paling lambat pukul 17.30.',
        ja: '1日コース：パダンバイへ移動し、昼食をはさんで2本（水深12mと16mまで）。17:30頃までにお送りします。',
        zh: '全天方案：前往八丹拜，两潜分别到12米和16米，中间吃午餐；17:30前送回。',
        de: 'Ganzer Tag: weiter nach Padang Bai, zwei Tauchgänge bis 12 und 16 Meter, dazwischen Mittagessen; bis 17:30 Uhr zurück.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    included.dryTowel,
    {
      en: 'With the full-day option: lunch and two sea dives with boat, tanks and weights',
      id: 'Pada pilihan sehari penuh: makan siang dan dua penyelaman laut dengan kapal, tabung, dan pemberat',
      ja: '1日コース：昼食と海洋ダイビング2本（ボート、タンク、ウエイト込み）',
      zh: '全天方案：午餐和两次海洋潜水，含船只、气瓶和配重',
      de: 'In der Ganztagsvariante: Mittagessen und zwei Tauchgänge im Meer mit Boot, Flaschen und Blei',
    },
    included.transfer,
  ),
  excluded: listed(excluded.doctor, excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'When is a refresher really needed?',
        id: 'Kapan penyegaran benar-benar perlu?',
        ja: 'どのくらい空いたら受けるべきですか。',
        zh: '隔多久需要复习？',
        de: 'Wann ist eine Auffrischung wirklich nötig?',
      },
      answer: {
        en: 'After about a year with few dives in the logbook, later with many. Tell us the true date of your last dive; we advise you, and nobody is ashamed of it here.',
        id: 'Setelah sekitar setahun bila penyelaman Anda masih sedikit, lebih lama bila sudah banyak. Sebutkan tanggal penyelaman terakhir yang sebenarnya; kami beri saran, dan di sini tidak ada yang perlu malu.',
        ja: '本数の少ない方は1年くらい、多い方はもう少し長くても大丈夫です。最後に潜った日を正直にお知らせください。それに合わせてご提案します。恥ずかしいことではありません。',
        zh: '潜水次数少的，隔一年左右就该复习，次数多的可以更久。请告诉我们上次潜水的真实日期，我们给您建议，这没什么不好意思的。',
        de: 'Bei wenigen Tauchgängen nach etwa einem Jahr, bei vielen später. Nennen Sie uns das wahre Datum Ihres letzten Tauchgangs; wir beraten Sie, und peinlich muss das hier niemandem sein.',
      },
    },
    {
      question: {
        en: 'I cannot find my card. What now?',
        id: 'Kartu saya hilang. Bagaimana?',
        ja: 'Cカードが見つかりません。どうすればよいですか。',
        zh: '证书找不到了怎么办？',
        de: 'Ich finde meine Karte nicht. Was nun?',
      },
      answer: {
        en: 'Send us your name at the time, your birthday and the agency. For most of them we can look you up online in a few minutes.',
        id: 'Kirim nama saat itu, tanggal lahir, dan lembaganya. Untuk kebanyakan lembaga kami bisa mencarinya online dalam beberapa menit.',
        ja: '当時のお名前、生年月日、指導団体をお知らせください。多くの団体は数分でオンライン照会できます。',
        zh: '把当时登记的姓名、生日和发证机构发给我们，多数机构几分钟就能在线查到。',
        de: 'Schicken Sie uns Ihren damaligen Namen, Geburtstag und Verband. Bei den meisten finden wir Sie in ein paar Minuten online.',
      },
    },
    {
      question: {
        en: 'My buddy dives every month. Must both of us do it?',
        id: 'Buddy saya menyelam setiap bulan. Haruskah berdua ikut?',
        ja: 'バディは毎月潜っています。二人とも受ける必要がありますか。',
        zh: '我的潜伴每月都潜，两个人都要上吗？',
        de: 'Mein Buddy taucht jeden Monat. Müssen wir beide mitmachen?',
      },
      answer: {
        en: 'Your buddy need not, but will benefit from an hour of hovering. Choose one person when you book, or two if you both want to come.',
        id: 'Buddy Anda tidak wajib, tetapi satu jam melayang tetap berguna. Saat memesan, pilih satu orang, atau dua bila ingin ikut berdua.',
        ja: 'バディの方に義務はありませんが、中性浮力の練習は無駄になりません。お一人でもお二人でもお申し込みいただけます。',
        zh: '潜伴不是必须，但练一小时悬浮也有好处。预订时可选一人，也可选两人同来。',
        de: 'Ihr Buddy muss nicht, hat aber etwas von einer Stunde Schweben. Wählen Sie beim Buchen eine Person, oder zwei, wenn Sie beide kommen möchten.',
      },
    },
  ],
  area: 'sanur',
  difficulty: 'easy',
  diveCount: 0,
  durationDays: 0.5,
  minimumAge: 10,
  minimumLevel: 'scuba_diver',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  seatsPerDay: 8,
  cutOffHours: 24,
  depthLimit: 18,
  currentLimit: 1,
  refresher: true,
  allowHalfPackage: true,
  maxQuantity: 4,
  price: 2_400_000,
  variants: [
    {
      name: {
        en: 'Half a day, pool',
        id: 'Setengah hari, kolam',
        ja: '半日コース（プール）',
        zh: '半天，泳池',
        de: 'Halber Tag, Pool',
      },
      price: 2_400_000,
    },
    {
      name: {
        en: 'Full day, pool and two sea dives',
        id: 'Sehari penuh, kolam dan dua penyelaman laut',
        ja: '1日コース（プール＋海洋2本）',
        zh: '全天，泳池加两次海洋潜水',
        de: 'Ganzer Tag, Pool und zwei Tauchgänge im Meer',
      },
      price: 4_400_000,
    },
  ],
  addOns: ['prescription-mask', 'din-adaptor'],
  locations: ['blue-lagoon'],
  comesAfter: ['open-water-diver'],
  scene: 'blog-default',
};
