import type { FacilityContent } from '../types';

export const jetty: FacilityContent = {
  slug: 'jetty-and-boats',
  kind: 'jetty',
  name: {
    en: 'Jetty and boats',
    id: 'Dermaga dan kapal',
    ja: '桟橋とボート',
    zh: '码头与潜水船',
    de: 'Steg und Boote',
  },
  position: { latitude: -8.6748, longitude: 115.2646 },
  summary: {
    en: 'Our boats for Nusa Penida and Lembongan leave from here: covered, with a ladder that can be climbed in fins and oxygen on board.',
    id: 'Kapal kami ke Nusa Penida dan Lembongan berangkat dari sini: beratap, dengan tangga yang bisa dinaiki sambil memakai fin dan oksigen di atas kapal.',
    ja: 'ペニダ島、レンボンガン島行きのボートはここから。屋根付きで、上がりやすいラダーと緊急用酸素を備えています。',
    zh: '前往佩尼达岛和蓝梦岛，船从这里出发：有顶棚，梯子穿着脚蹼也能爬，船上备有氧气。',
    de: 'Von hier fahren unsere Boote nach Nusa Penida und Lembongan: überdacht, mit bequemer Leiter und Sauerstoff an Bord.',
  },
  body: {
    en: [
      'Sanur harbour is ten minutes by car from the shop. We have two boats on the jetty, both built in Bali for divers and not converted from something else: benches along the tanks so that nobody kits up standing, a dry corner for bags, a freshwater hose, and a roof that really gives shade.',
      'The crossing takes 45 to 60 minutes, depending on the strait. The captains have known it since they were boys, and their word is final: if they do not like the swell, the boat stays or goes to the sheltered side. Tanks and boxes are on board when you arrive. You carry your towel, and, if you know you need it, your seasickness tablet, taken an hour before.',
    ],
    id: [
      'Pelabuhan Sanur sepuluh menit naik mobil dari dive shop. Dua kapal kami tertambat di dermaga, keduanya dibangun di Bali khusus untuk penyelam dan bukan hasil ubahan: bangku di sepanjang tabung sehingga tidak ada yang memakai alat sambil berdiri, sudut kering untuk tas, selang air tawar, dan atap yang benar-benar teduh.',
      'Penyeberangan memakan waktu 45 sampai 60 menit, tergantung selat. Para kapten mengenalnya sejak kecil dan kata merekalah yang terakhir: bila alun tidak mereka sukai, kapal tinggal atau pindah ke sisi yang terlindung. Tabung dan boks sudah di kapal saat Anda tiba. Anda cukup membawa handuk, dan bila perlu obat mabuk laut yang diminum sejam sebelumnya.',
    ],
    ja: [
      'サヌール港は店から車で10分。桟橋には2隻のボートがあります。どちらも改造船ではなく、ダイビング用にバリで造った船です。タンクに沿ってベンチがあり、座ったままセッティングできます。荷物用のドライスペース、真水のホース、本当に日陰になる屋根も付いています。',
      '海峡の状態により、渡るのに45〜60分かかります。船長たちは子どもの頃からこの海を知っており、判断は船長に任せます。うねりが気に入らなければ、出港を見合わせるか、穏やかな側へ回ります。タンクと器材は先に積んでおきますので、お持ちいただくのはタオルだけ。酔いやすい方は、1時間前に酔い止めを飲んでおいてください。',
    ],
    zh: [
      '沙努尔港离店开车十分钟。码头上停着我们的两艘船，都是在巴厘岛专为潜水打造的，不是别的船改的：气瓶旁有长凳，穿装备不用站着；有放包的干燥角落、淡水软管，还有真能遮阳的顶棚。',
      '渡海要45至60分钟，得看海峡的脸色。船长们从小在这片水里长大，他们说了算：涌浪不对，船就不开，或者转去背风的一侧。您到的时候气瓶和装备箱已经上船，您只要带毛巾；会晕船的，请提前一小时吃好药。',
    ],
    de: [
      'Der Hafen von Sanur ist zehn Autominuten von der Basis entfernt. Am Steg liegen zwei Boote, beide auf Bali für Taucher gebaut und nicht aus etwas anderem umgebaut: Bänke an den Flaschen, damit sich niemand im Stehen anziehen muss, eine trockene Ecke für Taschen, ein Süßwasserschlauch und ein Dach, das wirklich Schatten gibt.',
      'Die Überfahrt dauert je nach Seegang 45 bis 60 Minuten. Die Kapitäne kennen sie von Kindheit an, und ihr Wort gilt: Gefällt ihnen die Dünung nicht, bleibt das Boot im Hafen oder fährt auf die geschützte Seite. Flaschen und Kisten sind an Bord, wenn Sie kommen. Sie bringen Ihr Handtuch mit und, falls nötig, das Mittel gegen Seekrankheit, eine Stunde vorher genommen.',
    ],
  },
  equipment: {
    en: [
      'Two covered dive boats',
      'Oxygen, first-aid kit, radio and life jackets for everyone',
      'Freshwater shower and camera tub',
      'Dry space for bags',
      'Toilet on board',
    ],
    id: [
      'Dua kapal beratap khusus untuk menyelam',
      'Oksigen, kotak P3K, radio, dan jaket pelampung untuk semua',
      'Pancuran air tawar dan bak kamera',
      'Ruang kering untuk tas',
      'Toilet di kapal',
    ],
    ja: [
      '屋根付きダイビングボート2隻',
      '酸素、救急箱、無線、全員分のライフジャケット',
      '真水シャワーとカメラ用の水槽',
      '荷物用のドライスペース',
      '船内トイレ',
    ],
    zh: ['两艘带顶棚的潜水船', '氧气、急救箱、无线电，人人有救生衣', '淡水淋浴与相机水桶', '放包的干燥区', '船上厕所'],
    de: [
      'Zwei überdachte Tauchboote',
      'Sauerstoff, Erste-Hilfe-Kasten, Funk und Rettungswesten für alle',
      'Süßwasserdusche und Kamerawanne',
      'Trockener Platz für Taschen',
      'Toilette an Bord',
    ],
  },
  scene: 'contact-harbour',
};
