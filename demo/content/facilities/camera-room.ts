import type { FacilityContent } from '../types';

export const cameraRoom: FacilityContent = {
  slug: 'camera-room',
  kind: 'camera_room',
  name: {
    en: 'Camera room',
    id: 'Ruang khusus kamera',
    ja: 'カメラのための部屋',
    zh: '摄影装备间',
    de: 'Raum für Kameras',
  },
  position: { latitude: -8.6924, longitude: 115.2636 },
  summary: {
    en: 'A dry, air-conditioned room with padded tables, good light and sockets of every kind, only for cameras and their owners.',
    id: 'Ruang kering ber-AC dengan meja berlapis, cahaya terang, dan segala jenis colokan, khusus untuk kamera dan pemiliknya.',
    ja: 'エアコンの効いたドライルーム。クッション付きの机と明るい照明、各種コンセントを備えた、カメラのための部屋です。',
    zh: '干燥的空调房，软垫台面、好灯光、各式插座一应俱全，只给相机和它们的主人用。',
    de: 'Ein trockener, klimatisierter Raum mit gepolsterten Tischen, gutem Licht und Steckdosen aller Art, nur für Kameras und ihre Besitzer.',
  },
  body: {
    en: [
      'Sand and haste are what flood housings. So the camera room is kept free of both: no wetsuits past the door, six padded places with a lamp each, compressed air, and a shelf for every guest where the system can stay overnight, charged and locked.',
      'A guide who photographs is usually around between the return of the boat and closing time. Ask for help with settings, for a look at your pictures on the large screen, or for the name of what you found. Your camera travels on the boat in a tub of fresh water with a cover, not on the floor.',
    ],
    id: [
      'Pasir dan ketergesaan adalah penyebab housing kemasukan air. Karena itu ruang kamera bebas dari keduanya: tidak ada wetsuit basah melewati pintu, enam tempat berlapis dengan lampu masing-masing, udara bertekanan, dan satu rak untuk tiap tamu tempat kameranya menginap, terisi penuh dan terkunci.',
      'Sejak kapal pulang sampai dive shop tutup, biasanya ada pemandu yang juga memotret. Mintalah bantuan pengaturan, lihat foto Anda di layar besar, atau tanyakan nama makhluk yang Anda temukan. Di kapal, kamera Anda disimpan dalam bak air tawar tertutup, bukan di lantai.',
    ],
    ja: [
      'ハウジングを水没させるのは、砂と焦りです。だからこの部屋にはどちらも持ち込みません。ぬれたスーツは入口まで。クッションを敷いた6席それぞれにライトがあり、エアブローも使えます。お客様ごとの棚は、充電したまま鍵をかけて一晩お預かりできます。',
      'ボートが戻ってから閉店までは、写真好きのガイドがたいてい誰かいます。設定の相談、大画面での写真の確認、撮った生き物の名前調べなど、気軽に声をかけてください。船上ではカメラを床に置かず、ふた付きの真水の桶で運びます。',
    ],
    zh: [
      '让防水壳进水的，往往是沙子和匆忙，所以这间屋子两样都不要：湿衣不进门，六个软垫工位各有一盏灯，有压缩空气，每位客人有自己的架子，相机可以充着电、锁好过夜。',
      '从船回来到打烊，通常都有一位爱拍照的潜导在。您可以请教参数，在大屏幕上看片，或者问问拍到的是什么。船上，您的相机放在带盖的淡水桶里，不会搁在地板上。',
    ],
    de: [
      'Was Gehäuse flutet, sind Sand und Eile. Beides bleibt deshalb draußen: keine nassen Anzüge hinter dieser Tür, sechs gepolsterte Plätze mit je einer Lampe, Druckluft und für jeden Gast ein Fach, in dem die Kamera über Nacht geladen und verschlossen bleiben kann.',
      'Zwischen der Rückkehr des Bootes und Ladenschluss ist meist ein Guide da, der selbst fotografiert. Fragen Sie nach Einstellungen, nach einem Blick auf Ihre Bilder am großen Bildschirm oder nach dem Namen dessen, was Sie gefunden haben. Auf dem Boot reist Ihre Kamera in einer Süßwasserwanne mit Deckel und nicht auf dem Boden.',
    ],
  },
  equipment: {
    en: [
      'Six padded workplaces',
      'Charging at 220 V with adaptors for all plugs',
      'Compressed air and O-ring grease',
      'Large screen for the pictures of the day',
      'Locked shelves',
      'Fish identification books',
    ],
    id: [
      'Enam meja kerja berlapis',
      'Pengisian daya 220 V dengan adaptor segala colokan',
      'Udara bertekanan dan pelumas o-ring',
      'Layar besar untuk foto hari itu',
      'Rak terkunci',
      'Buku identifikasi ikan',
    ],
    ja: [
      'クッション付き作業机6席',
      '220V充電（各国プラグ対応アダプター）',
      'エアブローとOリング用グリス',
      'その日の写真を見る大画面',
      '鍵付きの棚',
      '魚類図鑑',
    ],
    zh: [
      '六个软垫工位',
      '220伏充电，配各国插头转换器',
      '压缩空气与O型圈润滑脂',
      '看当天照片的大屏幕',
      '带锁的架子',
      '鱼类图鉴',
    ],
    de: [
      'Sechs gepolsterte Arbeitsplätze',
      'Laden mit 220 V, Adapter für alle Stecker',
      'Druckluft und O-Ring-Fett',
      'Großer Bildschirm für die Bilder des Tages',
      'Abschließbare Fächer',
      'Bestimmungsbücher',
    ],
  },
  scene: 'blog-default',
};
