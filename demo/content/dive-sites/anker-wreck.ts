import type { DiveSiteContent } from '../types';

export const ankerWreck: DiveSiteContent = {
  slug: 'anker-wreck',
  name: {
    en: 'Anker Wreck',
    id: 'Anker Wreck',
    ja: 'アンカー・レック',
    zh: '船锚沉船（Anker Wreck）',
    de: 'Anker Wreck',
  },
  area: 'menjangan',
  position: { latitude: -8.091, longitude: 114.503 },
  depth: { from: 35, to: 50 },
  level: 'advanced',
  current: 1,
  visibility: { from: 20, to: 40 },
  water: { from: 26, to: 29 },
  bottom: 'wreck',
  life: ['fish-school', 'shark', 'moray', 'fish'],
  bestMonths: [4, 5, 6, 7, 8, 9, 10, 11],
  snorkelling: false,
  summary: {
    en: 'An old wooden ship on the sand below Menjangan’s reef, so deep that the planning takes longer than the ten minutes you see it.',
    id: 'Kapal kayu tua di pasir di bawah karang Menjangan, begitu dalam sehingga merencanakannya lebih lama daripada sepuluh menit melihatnya.',
    ja: 'ムンジャンガン島のリーフの下、砂地に眠る古い木造船。入念に計画し、見るのは10分ほどです。',
    zh: '鹿岛礁坡下沙地上的一艘古老木船，深到做计划的时间，比看它的那十分钟还长。',
    de: 'Ein altes Holzschiff im Sand unter Menjangans Riff, so tief, dass die Planung länger dauert als die zehn Minuten, die man schaut.',
  },
  body: {
    en: [
      'High on the reef at the western side of Menjangan lies an anchor, and it gave the wreck its name, in the Dutch spelling. The ship itself is far below, on a sand slope between 35 and 50 metres. She was a wooden trader; the planks have mostly gone to the worms, but copper sheets from the hull, ceramics and the outline of the ship are there.',
      'We plan it as a real deep dive: a check of certificates and computers the day before, a descent along the slope, a turn at the upper end of the wreck at no more than 40 metres, ten minutes at most, and a long way back up the wall that replaces the boredom of a stop with fish. The lower end belongs to technical divers. Everything that lies there stays there.',
      'Advanced is not enough on its own; we ask for the Deep Diver specialty and recent dives below 30 metres. Air that deep clouds the judgement, so the guide decides, and a small reason is reason enough to turn round.',
    ],
    id: [
      'Di bagian atas karang sisi barat Menjangan tergeletak sebuah jangkar, dan dari situlah kapal ini mendapat nama, dengan ejaan Belanda. Kapalnya sendiri jauh di bawah, di lereng pasir antara 35 dan 50 meter. Ia kapal dagang kayu; sebagian besar papannya sudah habis dimakan cacing, tetapi lembaran tembaga dari lambung, keramik, dan bentuk kapalnya masih ada.',
      'Kami merencanakannya sebagai penyelaman dalam yang sesungguhnya: sertifikat dan komputer diperiksa sehari sebelumnya, turun menyusuri lereng, berbalik di ujung atas kapal paling dalam 40 meter, sepuluh menit paling lama, lalu pulang pelan lewat dinding yang penuh ikan sehingga waktu berhenti tidak membosankan. Ujung bawahnya milik penyelam teknis. Semua yang ada di sana tetap di sana.',
      'Advanced saja tidak cukup; kami meminta specialty Deep Diver dan pengalaman yang masih segar di bawah 30 meter. Bernapas di kedalaman itu mengaburkan pertimbangan, jadi pemandu yang memutuskan, dan alasan kecil pun cukup untuk berbalik.',
    ],
    ja: [
      'ムンジャンガン島西側のリーフの浅いところに錨がひとつ残っています。オランダ語つづりの「アンカー」がこの船の呼び名になりました。船体はずっと下、水深35〜50mの砂の斜面にあります。木造の交易船で、板の多くは失われましたが、船底を覆っていた銅板や陶器、船の輪郭が今も残っています。',
      '本格的なディープダイブとして計画します。前日に認定とコンピューターを確認し、斜面に沿って潜降、船の上端、最大でも40mで折り返し、滞在は長くて10分。帰りは壁沿いに時間をかけて上がるので、停止の間も魚に退屈しません。下端はテクニカルダイバーの領域です。そこにあるものは、すべてそのままにしておきます。',
      'アドバンスだけでは足りません。ディープ・ダイバーのスペシャルティと、最近30mより深く潜った経験をお願いしています。深い場所では判断が鈍るので、決めるのはガイド。小さな理由でも、引き返すには十分です。',
    ],
    zh: [
      '鹿岛西侧礁盘高处躺着一只锚，沉船由此得名，拼法是荷兰语。船身在下面很深的地方，35至50米的沙坡上。它是一艘木质商船，船板大多已被船蛆蛀空，船底的铜皮、瓷器和船的轮廓还在。',
      '我们把它当作正式的深潜来计划：前一天核对证书和电脑表，沿坡下潜，在船的上端折返，最深不超过40米，最多看十分钟，然后沿崖壁慢慢回升，安全停留时有鱼作伴，不会无聊。下端属于技术潜水。那里的东西，一件也不带走。',
      '光有进阶证不够，还需要深潜专长，以及近期深于30米的潜水经历。在那个深度呼吸空气，判断力会变迟钝，所以由潜导做主，一点小小的理由就足以回头。',
    ],
    de: [
      'Hoch oben im Riff an der Westseite von Menjangan liegt ein Anker. Er gab dem Wrack seinen Namen, in niederländischer Schreibweise. Das Schiff selbst liegt weit darunter auf einem Sandhang zwischen 35 und 50 Metern. Es war ein hölzernes Handelsschiff; die Planken haben zum größten Teil die Bohrwürmer geholt, doch Kupferbleche vom Rumpf, Keramik und der Umriss sind noch da.',
      'Wir planen ihn als richtigen Tieftauchgang: am Vortag prüfen wir Brevets und Computer, dann Abstieg am Hang, Umkehr am oberen Ende des Wracks bei höchstens 40 Metern, längstens zehn Minuten dort und ein langer Rückweg an der Wand, an der die Stopps vor lauter Fisch nicht langweilig werden. Das untere Ende ist etwas für technische Taucher. Was dort liegt, bleibt dort.',
      'Advanced allein genügt nicht; wir setzen den Deep-Diver-Kurs und aktuelle Tauchgänge unter 30 Meter voraus. Luft in dieser Tiefe trübt das Urteil. Darum entscheidet der Guide, und ein kleiner Grund ist Grund genug, umzukehren.',
    ],
  },
  marineLife: {
    en: [
      'Snappers and sweetlips over the timbers',
      'Grey reef sharks in the distance',
      'Giant morays',
      'Garden eels beside the wreck',
      'Fusiliers on the way up',
    ],
    id: [
      'Kakap dan bibir tebal di atas kayu kapal',
      'Hiu karang abu-abu di kejauhan',
      'Moray raksasa',
      'Belut taman di samping kapal',
      'Ekor kuning dalam perjalanan naik',
    ],
    ja: [
      '船材の上のフエダイとコショウダイ',
      '遠くを行くオグロメジロザメ',
      'ドクウツボ',
      '船の脇のガーデンイール',
      '帰り道のタカサゴ',
    ],
    zh: ['船骸上方的笛鲷与胡椒鲷', '远处的灰礁鲨', '爪哇裸胸鳝', '沉船旁的花园鳗', '上升途中的乌尾鮗'],
    de: [
      'Schnapper und Süßlippen über den Balken',
      'Graue Riffhaie in der Ferne',
      'Riesenmuränen',
      'Röhrenaale neben dem Wrack',
      'Füsiliere auf dem Rückweg',
    ],
  },
};
