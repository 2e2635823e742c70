import type { Transfers } from '../../../src/shared/schema/transfers';
import type { Localised, ProductContent } from '../types';

/** Joins shared lines into one list per language. */
export const listed = (...lines: Localised[]): Localised<string[]> => ({
  en: lines.map((line) => line.en),
  id: lines.map((line) => line.id),
  ja: lines.map((line) => line.ja),
  zh: lines.map((line) => line.zh),
  de: lines.map((line) => line.de),
});

export const morningPickup: ProductContent['itinerary'] = [
  {
    at: '06:30',
    text: {
      en: 'Pickup in the south: Nusa Dua, Tanjung Benoa and Kuta, between 06:30 and 06:45.',
      id: 'Penjemputan di selatan: Nusa Dua, Tanjung Benoa, dan Kuta, antara pukul 06.30 dan 06.45.',
      ja: '南部のホテルへお迎え：ヌサドゥア、タンジュンブノア、クタ（06:30〜06:45）。',
      zh: '南部酒店接客：努沙杜瓦、丹戎贝诺阿和库塔，06:30–06:45。',
      de: 'Abholung im Süden: Nusa Dua, Tanjung Benoa und Kuta, zwischen 06:30 und 06:45 Uhr.',
    },
  },
  {
    at: '07:00',
    text: {
      en: 'Pickup in Sanur: between 07:00 and 07:15.',
      id: 'Penjemputan di Sanur: antara pukul 07.00 dan 07.15.',
      ja: 'サヌールのホテルへお迎え：07:00〜07:15。',
      zh: '沙努尔酒店接客：07:00–07:15。',
      de: 'Abholung in Sanur: zwischen 07:00 und 07:15 Uhr.',
    },
  },
];

/** For days that end after dark. */
export const eveningTransfers: Transfers = {
  pickup: [
    { area: 'nusa_dua', from: '12:30', to: '12:45' },
    { area: 'kuta', from: '12:30', to: '12:45' },
    { area: 'sanur', from: '13:00', to: '13:15' },
  ],
  returning: { from: '23:00', to: '23:45' },
};

export const included = {
  guide: {
    en: 'Guide for up to four divers',
    id: 'Pemandu untuk paling banyak empat penyelam',
    ja: 'ガイド（ダイバー4名まで）',
    zh: '潜导（每位潜导最多带4名潜水员）',
    de: 'Guide für höchstens vier Taucher',
  },
  tanks: {
    en: 'Tanks and weights',
    id: 'Tabung dan pemberat',
    ja: 'タンク、ウエイト',
    zh: '气瓶和配重',
    de: 'Flaschen und Blei',
  },
  porters: {
    en: 'Porters from the village who carry the tanks to the entry and back',
    id: 'Porter dari desa setempat yang membawa tabung ke titik masuk dan kembali',
    ja: '地元の村のポーターによるタンク運搬（往復）',
    zh: '当地村民搬运工，往返搬运气瓶',
    de: 'Träger aus dem Dorf, die die Flaschen zum Einstieg und zurück bringen',
  },
  boat: {
    en: 'Boat with oxygen and first aid',
    id: 'Kapal dengan oksigen dan P3K',
    ja: 'ボート（酸素と救急箱を装備）',
    zh: '潜水船（备有氧气和急救箱）',
    de: 'Boot mit Sauerstoff und Erste-Hilfe-Koffer',
  },
  lunch: {
    en: 'Lunch, fruit, drinking water, coffee and tea',
    id: 'Makan siang, buah, air minum, kopi, dan teh',
    ja: '昼食、フルーツ、飲料水、コーヒー・紅茶',
    zh: '午餐、水果、饮用水、咖啡和茶',
    de: 'Mittagessen, Obst, Trinkwasser, Kaffee und Tee',
  },
  towel: {
    en: 'A dry towel after every dive',
    id: 'Handuk kering setiap selesai menyelam',
    ja: '毎ダイブ後の乾いたタオル',
    zh: '每潜结束后的干毛巾',
    de: 'Ein trockenes Handtuch nach jedem Tauchgang',
  },
  dryTowel: {
    en: 'A dry towel',
    id: 'Handuk kering',
    ja: '乾いたタオル',
    zh: '干毛巾',
    de: 'Ein trockenes Handtuch',
  },
  transfer: {
    en: 'Transfer from your hotel in south Bali and back',
    id: 'Antar jemput dari hotel Anda di Bali selatan',
    ja: 'バリ島南部のホテルからの往復送迎',
    zh: '巴厘岛南部酒店往返接送',
    de: 'Transfer von Ihrem Hotel in Südbali und zurück',
  },
  meals: {
    en: 'Fifteen meals, which we donate in Bali for each booking',
    id: 'Lima belas porsi makanan yang kami sumbangkan di Bali untuk setiap pemesanan',
    ja: 'ご予約1件につき15食分の食事をバリ島内で寄付',
    zh: '每笔预订，我们会在巴厘岛捐出15份餐食',
    de: 'Fünfzehn Mahlzeiten, die wir pro Buchung auf Bali spenden',
  },
  torches: {
    en: 'A dive torch for each of you; the guide carries a spare',
    id: 'Satu senter selam untuk setiap orang; pemandu membawa cadangan',
    ja: '水中ライト（お一人に1灯。予備はガイドが携行します）',
    zh: '每人一支潜水手电，潜导另带备用手电',
    de: 'Eine Tauchlampe für jeden von Ihnen; der Guide hat eine Ersatzlampe dabei',
  },
  snorkelGear: {
    en: 'Mask, snorkel, fins, a short wetsuit and, if you like, a buoyancy vest',
    id: 'Masker, snorkel, fin, wetsuit pendek, dan rompi apung bila Anda mau',
    ja: 'マスク、スノーケル、フィン、ショートのウエットスーツ、ご希望の方には浮力ベスト',
    zh: '面镜、呼吸管、脚蹼、短款湿衣，需要时可加穿浮力背心',
    de: 'Maske, Schnorchel, Flossen, ein kurzer Anzug und auf Wunsch eine Schwimmweste',
  },
  snorkelGuide: {
    en: 'A guide in the water with you, for up to four snorkellers',
    id: 'Pemandu yang ikut di air, untuk paling banyak empat orang',
    ja: '一緒に泳ぐガイド（最大4名に1名）',
    zh: '全程陪同下水的潜导（每位潜导最多带4人）',
    de: 'Ein Guide, der mit Ihnen im Wasser ist, für höchstens vier Gäste',
  },
} satisfies Record<string, Localised>;

export const excluded = {
  equipment: {
    en: 'Dive equipment; bring your own or add a set with the booking',
    id: 'Peralatan selam; bawa sendiri atau tambahkan satu set saat memesan',
    ja: 'ダイビング器材（ご持参いただくか、予約時にレンタルを追加できます）',
    zh: '潜水装备（可自带，也可在预订时加租全套）',
    de: 'Tauchausrüstung; bringen Sie Ihre eigene mit oder buchen Sie einen Satz dazu',
  },
  penidaFee: {
    en: 'The visitor fee of the Nusa Penida marine protected area; it is a line of its own in your booking, and we pass it on',
    id: 'Retribusi kawasan konservasi perairan Nusa Penida; tercantum tersendiri di pemesanan Anda, dan kami setorkan',
    ja: 'ヌサペニダ海洋保護区の入域料（ご予約に別項目で表示し、お預かりして納めます）',
    zh: '佩尼达岛海洋保护区游客费（在预订中单独列明，由我们代收代缴）',
    de: 'Die Besucherabgabe des Meeresschutzgebiets Nusa Penida; sie steht als eigene Zeile in Ihrer Buchung, und wir führen sie ab',
  },
  insurance: {
    en: 'Dive insurance, which we recommend',
    id: 'Asuransi selam, yang kami sarankan',
    ja: 'ダイビング保険（ご加入をおすすめします）',
    zh: '潜水保险（建议购买）',
    de: 'Tauchversicherung, die wir Ihnen empfehlen',
  },
  travelInsurance: {
    en: 'Travel insurance',
    id: 'Asuransi perjalanan',
    ja: '旅行保険',
    zh: '旅游保险',
    de: 'Reiseversicherung',
  },
  farTransfer: {
    en: 'Transfer from outside south Bali, for example from Ubud; ask us and we will arrange it',
    id: 'Antar jemput dari luar Bali selatan, misalnya dari Ubud; tanyakan saja, kami atur',
    ja: 'バリ島南部以外（ウブドなど）からの送迎（ご相談ください。手配いたします）',
    zh: '巴厘岛南部以外（如乌布）的接送，请联系我们安排',
    de: 'Transfer von außerhalb Südbalis, zum Beispiel aus Ubud; fragen Sie uns, wir organisieren ihn',
  },
  tips: {
    en: 'Tips for the crew and the porters',
    id: 'Tip untuk awak dan porter',
    ja: 'クルー、ポーターへのチップ',
    zh: '给船员和搬运工的小费',
    de: 'Trinkgeld für Crew und Träger',
  },
} satisfies Record<string, Localised>;

export const variantNames = {
  twoDives: { en: 'Two dives', id: 'Dua penyelaman', ja: '2ダイブ', zh: '两潜', de: 'Zwei Tauchgänge' },
  threeDives: { en: 'Three dives', id: 'Tiga penyelaman', ja: '3ダイブ', zh: '三潜', de: 'Drei Tauchgänge' },
  ownEquipment: {
    en: 'With your own equipment',
    id: 'Dengan peralatan sendiri',
    ja: '器材持参',
    zh: '自带装备',
    de: 'Mit eigener Ausrüstung',
  },
  equipmentIncluded: {
    en: 'Equipment for both included',
    id: 'Termasuk peralatan untuk dua orang',
    ja: '器材レンタル込み（2名分）',
    zh: '含两人全套装备',
    de: 'Mit Ausrüstung für beide',
  },
} satisfies Record<string, Localised>;
