import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const peakPerformanceBuoyancy: ProductContent = {
  slug: 'peak-performance-buoyancy',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Peak Performance Buoyancy',
    id: 'Peak Performance Buoyancy',
    ja: 'ピーク・パフォーマンス・ボイヤンシー',
    zh: '顶尖中性浮力专长（Peak Performance Buoyancy）',
    de: 'Peak Performance Buoyancy (Tarierung)',
  },
  summary: {
    en: 'Less lead, more air, and a reef that does not notice you: one day for nothing but hovering.',
    id: 'Pemberat berkurang, udara lebih awet, dan terumbu yang tidak menyadari kehadiran Anda: sehari untuk belajar melayang.',
    ja: 'ウエイトは軽く、エアは長持ち、サンゴに気づかれずに浮かぶ。中性浮力だけに向き合う1日です。',
    zh: '配重少一点，气用得久一点，珊瑚礁察觉不到您：专门练悬浮的一天。',
    de: 'Weniger Blei, mehr Luft und ein Riff, das Sie nicht bemerkt: ein Tag nur fürs Schweben.',
  },
  body: {
    en: [
      'Most divers carry too much lead, pump air into the jacket to make up for it, and then swim at a slant through the sea. We undo this piece by piece. In the pool you first learn how little weight you need, then how to move it until you lie flat, and finally to rise and sink by breath alone, through hoops that hang at different heights.',
      'At Blue Lagoon you try it over sand, then over coral, with a current that is hardly there. Your instructor films you once at the beginning and once at the end. The difference says more than any grade, and photographers, in particular, tend to come back quieter.',
    ],
    id: [
      'Kebanyakan penyelam membawa pemberat terlalu banyak, menutupinya dengan udara di BCD, lalu berenang miring. Kami membereskannya satu per satu. Di kolam Anda belajar betapa sedikit pemberat yang diperlukan, memindahkannya sampai badan rata, lalu naik-turun hanya dengan napas melewati lingkaran yang tergantung di ketinggian berbeda.',
      'Di Blue Lagoon Anda mencobanya di atas pasir, lalu di atas karang, dengan arus yang nyaris tak ada. Instruktur merekam Anda di awal dan di akhir. Bedanya lebih jelas daripada nilai apa pun, dan para fotografer biasanya pulang lebih tenang.',
    ],
    ja: [
      '多くのダイバーは、ウエイトを付けすぎ、その分をBCDの空気で補い、体を傾けたまま泳いでいます。それをひとつずつ直していきます。プールで、どれだけ軽くできるかを知り、体が水平になる位置へウエイトを動かし、最後は呼吸だけで高さの違う輪をくぐります。',
      'ブルーラグーンでは、まず砂地の上、次にサンゴの上で、ほとんど流れのない中で試します。最初と最後にインストラクターが動画を撮ります。その違いは、どんな点数よりもはっきりわかります。カメラを持つ方には、とくにおすすめです。',
    ],
    zh: [
      '多数潜水员配重带得太多，再往背心里充气来抵消，结果斜着身子在海里游。我们一样一样改过来。在泳池里，先弄清您其实只需要多少配重，再挪动位置让身体放平，最后只靠呼吸上升下降，穿过挂在不同高度的圈环。',
      '到了蓝色潟湖，先在沙地上方练，再到珊瑚上方练，几乎没有水流。教练在开始和结束时各为您拍一段视频，前后的差别比任何分数都说明问题。尤其是带相机的人，回来时往往安静了许多。',
    ],
    de: [
      'Die meisten tragen zu viel Blei, gleichen es mit Luft im Jacket aus und schwimmen dann schräg durchs Meer. Das nehmen wir Stück für Stück auseinander. Im Pool finden Sie erst heraus, wie wenig Blei Sie brauchen, dann, wo es sitzen muss, damit Sie waagerecht liegen, und zuletzt steigen und sinken Sie nur mit dem Atem, durch Reifen in verschiedenen Höhen.',
      'In der Blue Lagoon probieren Sie es über Sand, dann über Korallen, fast ohne Strömung. Ihr Tauchlehrer filmt Sie einmal am Anfang und einmal am Ende. Der Unterschied sagt mehr als jede Note, und besonders Fotografen kommen ruhiger zurück.',
    ],
  },
  itinerary: [
    {
      at: '07:30',
      text: {
        en: 'After the usual pickup: the pool in Sanur, weight check, trim, hoops.',
        id: 'Setelah penjemputan seperti biasa: kolam di Sanur, cek pemberat, trim, lingkaran.',
        ja: '通常のお迎えのあと、サヌールのプールでウエイトチェック、トリム、輪くぐり。',
        zh: '照常接您后到沙努尔泳池：配重检查、调平衡、钻圈。',
        de: 'Nach der üblichen Abholung: Pool in Sanur, Bleicheck, Wasserlage, Reifen.',
      },
    },
    {
      at: '10:30',
      text: {
        en: 'Padang Bai: first dive over sand, about 10 metres.',
        id: 'Padang Bai: penyelaman pertama di atas pasir, sekitar 10 meter.',
        ja: 'パダンバイ：1本目は砂地の上で（水深約10m）。',
        zh: '八丹拜：第一潜在沙地上方，约10米。',
        de: 'Padang Bai: erster Tauchgang über Sand, etwa 10 Meter.',
      },
    },
    {
      at: '12:30',
      text: {
        en: 'Second dive along the reef of Blue Lagoon; video.',
        id: 'Penyelaman kedua di sepanjang terumbu Blue Lagoon; video.',
        ja: '2本目：ブルーラグーンのリーフに沿って。動画撮影。',
        zh: '第二潜沿蓝色潟湖的珊瑚礁，并拍视频。',
        de: 'Zweiter Tauchgang am Riff der Blue Lagoon; Video.',
      },
    },
    {
      at: '14:00',
      text: {
        en: 'Late lunch, both films, certification; Sanur at 16:30, the other hotels by 17:30.',
        id: 'Makan siang, menonton kedua video, sertifikasi; Sanur pukul 16.30, hotel lain paling lambat pukul 17.30.',
        ja: '遅めの昼食をとりながら2本の動画を見比べ、認定。サヌールは16:30、その他は17:30頃まで。',
        zh: '午餐，对比两段视频，发证；16:30到沙努尔，其他酒店17:30前到。',
        de: 'Spätes Mittagessen, beide Filme, Brevet; Sanur um 16:30 Uhr, die anderen Hotels bis 17:30 Uhr.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    included.seaDives,
    included.certification,
    included.lunch,
    included.transfer,
  ),
  excluded: listed(excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'I have a hundred dives. Is there anything left to learn?',
        id: 'Saya sudah seratus kali menyelam. Masih ada yang dipelajari?',
        ja: '100本の経験があります。まだ学ぶことはありますか。',
        zh: '我潜过一百次了，还有什么可学？',
        de: 'Ich habe hundert Tauchgänge. Gibt es noch etwas zu lernen?',
      },
      answer: {
        en: 'Often more than after ten, because habits have set. Come with the kit you normally use, and we look at it together.',
        id: 'Sering kali lebih banyak daripada setelah sepuluh, karena kebiasaan sudah telanjur melekat. Datanglah dengan peralatan yang biasa dipakai, kita lihat bersama.',
        ja: '癖が固まっているぶん、10本の方より学ぶことが多いこともあります。いつもの器材をお持ちください。一緒に見直しましょう。',
        zh: '往往比潜过十次的人更多，因为习惯已经定型。请带上平时用的装备，我们一起看看。',
        de: 'Oft mehr als nach zehn, weil Gewohnheiten fest geworden sind. Kommen Sie mit der Ausrüstung, die Sie sonst benutzen, wir sehen sie uns gemeinsam an.',
      },
    },
    {
      question: {
        en: 'Does it count towards the Advanced course?',
        id: 'Apakah diperhitungkan untuk kursus Advanced?',
        ja: 'アドバンスに算入できますか。',
        zh: '能计入进阶课程吗？',
        de: 'Zählt der Kurs für den Advanced?',
      },
      answer: {
        en: 'The first of the two dives can be credited as one of its five, if you take Advanced within twelve months.',
        id: 'Penyelaman pertamanya bisa dihitung sebagai satu dari lima, bila Advanced diambil dalam dua belas bulan.',
        ja: '12か月以内にアドバンスを受ける場合、2本のうち最初の1本を5本のひとつとして算入できます。',
        zh: '十二个月内上进阶课程，两潜中的第一潜可抵其中一潜。',
        de: 'Der erste der beiden Tauchgänge kann als einer der fünf angerechnet werden, wenn Sie den Advanced innerhalb von zwölf Monaten machen.',
      },
    },
    {
      question: {
        en: 'May I use my own equipment?',
        id: 'Bolehkah memakai peralatan sendiri?',
        ja: '自分の器材を使えますか。',
        zh: '可以用自己的装备吗？',
        de: 'Darf ich meine eigene Ausrüstung benutzen?',
      },
      answer: {
        en: 'Please do; nothing is better for buoyancy than the jacket and suit you know. If something is missing, ours is included.',
        id: 'Silakan; untuk daya apung tidak ada yang lebih baik daripada BCD dan wetsuit yang sudah Anda kenal. Bila ada yang kurang, milik kami sudah termasuk.',
        ja: 'ぜひお使いください。使い慣れたBCDとスーツがいちばんです。足りないものは料金内でお貸しします。',
        zh: '请尽管用，练浮力最好穿自己熟悉的背心和湿衣。缺什么用我们的，费用已含。',
        de: 'Unbedingt; zum Tarieren ist nichts besser als Jacket und Anzug, die Sie kennen. Fehlt etwas, ist unseres inbegriffen.',
      },
    },
  ],
  area: 'padang_bai',
  difficulty: 'easy',
  diveCount: 2,
  durationDays: 1,
  minimumAge: 10,
  minimumLevel: 'open_water',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 3, 5],
  seatsPerDay: 4,
  cutOffHours: 24,
  depthLimit: 18,
  maxQuantity: 2,
  price: 6_400_000,
  variants: [],
  addOns: ['prescription-mask', 'din-adaptor'],
  locations: ['blue-lagoon'],
  comesAfter: ['open-water-diver'],
};
