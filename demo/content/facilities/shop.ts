import type { FacilityContent } from '../types';

export const shop: FacilityContent = {
  slug: 'dive-shop-sanur',
  kind: 'shop',
  name: {
    en: 'Dive shop in Sanur',
    id: 'Dive shop di Sanur',
    ja: 'サヌールのダイブショップ',
    zh: '沙努尔潜水中心',
    de: 'Tauchbasis in Sanur',
  },
  position: { latitude: -8.6926, longitude: 115.2637 },
  summary: {
    en: 'Where every day begins and ends: papers, coffee, sizes tried on before the boat leaves, and a rinse tank waiting afterwards.',
    id: 'Tempat setiap hari dimulai dan berakhir: administrasi, kopi, mencoba ukuran sebelum kapal berangkat, dan bak bilas sepulangnya.',
    ja: '一日の始まりと終わりの場所。受付とコーヒー、出港前のサイズ合わせ、帰ってきたら器材の水洗い。',
    zh: '每一天从这里开始，也在这里结束：登记、喝杯咖啡、开船前试好尺码，回来再冲洗装备。',
    de: 'Hier beginnt und endet jeder Tag: Papiere, Kaffee, Anprobe vor der Abfahrt und danach das Spülbecken.',
  },
  body: {
    en: [
      'The shop stands two streets from the beach in Sanur, under a roof of alang-alang grass that keeps it cool without a machine. You sit at a long table, fill in what has to be filled in, and meet the guide you will be diving with. The board on the wall says who goes where and at what time; it is also where we write up the tide and the water temperature of the day before.',
      'Sizes are tried on here and not on the boat. There are changing rooms, lockers, hot showers and a garden where the children of our guests tend to find the hammock within a minute. After the dives you will find towels, tea, a stamp for your logbook and somebody who remembers the name of that fish.',
    ],
    id: [
      'Dive shop kami dua blok dari pantai Sanur, di bawah atap alang-alang yang sejuk tanpa mesin. Anda duduk di meja panjang, mengisi apa yang perlu diisi, dan bertemu pemandu yang akan menyelam bersama Anda. Papan di dinding menunjukkan siapa pergi ke mana dan jam berapa; di situ pula kami mencatat pasang surut dan suhu air kemarin.',
      'Ukuran dicoba di sini, bukan di kapal. Ada ruang ganti, loker, pancuran air hangat, dan taman tempat anak-anak tamu biasanya menemukan hammock dalam semenit. Setelah menyelam tersedia handuk, teh, cap untuk buku log Anda, dan seseorang yang ingat nama ikan tadi.',
    ],
    ja: [
      'サヌールの浜から通り2本。アランアラン（茅）葺きの屋根のおかげで、機械に頼らなくても涼しい店です。長いテーブルで書類を書き、担当ガイドと顔を合わせます。壁のボードには誰が何時にどこへ行くか、そして前日の水温と潮が書いてあります。',
      'サイズ合わせは船の上ではなく、ここで済ませます。更衣室、ロッカー、温水シャワーのほか庭もあり、お子様はたいてい1分でハンモックを見つけます。ダイビングのあとはタオルとお茶、ログブックのスタンプ。さっきの魚の名前を覚えているスタッフもいます。',
    ],
    zh: [
      '潜水中心离沙努尔海滩只隔两条街，茅草屋顶不用机器也凉快。您坐在长桌旁填好该填的表格，见见当天带您的潜导。墙上的白板写着谁去哪里、几点出发，前一天的潮汐和水温也写在上面。',
      '尺码在这里试好，不必到船上再试。店里有更衣室、储物柜和热水淋浴，还有一座花园，客人的孩子通常一分钟内就能找到吊床。潜完回来有毛巾、热茶和日志章，也总有人记得刚才那条鱼叫什么。',
    ],
    de: [
      'Die Basis liegt zwei Straßen vom Strand in Sanur entfernt unter einem Dach aus Alang-Alang-Gras, das sie ohne Maschine kühl hält. Sie sitzen an einem langen Tisch, füllen aus, was auszufüllen ist, und lernen den Guide kennen, mit dem Sie tauchen. An der Tafel steht, wer wann wohin fährt, dazu die Gezeiten und die Wassertemperatur vom Vortag.',
      'Anprobiert wird hier und nicht erst an Bord. Es gibt Umkleiden, Schließfächer, warme Duschen und einen Garten, in dem die Kinder unserer Gäste nach spätestens einer Minute die Hängematte finden. Nach den Tauchgängen warten Handtücher, Tee, ein Stempel fürs Logbuch und jemand, der noch weiß, wie der Fisch hieß.',
    ],
  },
  equipment: {
    en: [
      'Changing rooms and hot showers',
      'Lockers',
      'Rinse tanks, one of them for cameras only',
      'Free drinking water to refill your bottle',
      'Emergency oxygen and first-aid kit',
      'Wi-Fi',
    ],
    id: [
      'Ruang ganti dan pancuran air hangat',
      'Loker',
      'Bak bilas, satu khusus untuk kamera',
      'Air minum gratis untuk isi ulang botol',
      'Oksigen darurat dan kotak P3K',
      'Wi-Fi',
    ],
    ja: [
      '更衣室と温水シャワー',
      'ロッカー',
      '水洗い槽（1つはカメラ専用）',
      'マイボトルに入れられる無料の飲料水',
      '緊急用酸素と救急箱',
      'Wi-Fi',
    ],
    zh: [
      '更衣室与热水淋浴',
      '储物柜',
      '冲洗池（其中一个专供相机）',
      '免费饮用水，可装自己的水瓶',
      '急救氧气与急救箱',
      '无线网络',
    ],
    de: [
      'Umkleiden und warme Duschen',
      'Schließfächer',
      'Spülbecken, eines nur für Kameras',
      'Trinkwasser zum Nachfüllen, kostenlos',
      'Notfallsauerstoff und Erste-Hilfe-Kasten',
      'WLAN',
    ],
  },
  scene: 'about-team-shop',
};
