import type { DiveSiteContent } from '../types';

export const blueLagoon: DiveSiteContent = {
  slug: 'blue-lagoon',
  name: {
    en: 'Blue Lagoon',
    id: 'Blue Lagoon',
    ja: 'ブルーラグーン',
    zh: '蓝色潟湖（Blue Lagoon）',
    de: 'Blue Lagoon',
  },
  area: 'padang_bai',
  position: { latitude: -8.529, longitude: 115.514 },
  depth: { from: 3, to: 30 },
  level: 'none',
  current: 1,
  visibility: { from: 8, to: 20 },
  water: { from: 26, to: 29 },
  bottom: 'slope',
  life: ['cuttlefish', 'frogfish', 'moray', 'clownfish', 'octopus', 'turtle'],
  bestMonths: [4, 5, 6, 7, 8, 9, 10, 11],
  snorkelling: true,
  summary: {
    en: 'A small bay of white sand and coral patches near Padang Bai: the place for first breaths, cuttlefish and long macro dives.',
    id: 'Teluk kecil berpasir putih dengan petak karang dekat Padang Bai: tempat tarikan napas pertama, sotong, dan penyelaman makro yang panjang.',
    ja: 'パダンバイ近くの白砂とサンゴの小さな湾。初めてのひと呼吸にも、コウイカ探しにも、長いマクロダイブにも。',
    zh: '八丹拜旁的小海湾，白沙间散着珊瑚：第一口水下呼吸、乌贼和漫长的微距潜，都在这里。',
    de: 'Eine kleine Bucht bei Padang Bai mit weißem Sand und Korallenflecken: für erste Atemzüge, Sepien und lange Makrotauchgänge.',
  },
  body: {
    en: [
      'Ten minutes by boat from the fishing beach of Padang Bai, the Blue Lagoon opens between two low headlands. Near the shore it is a pool 3 metres deep over white sand; further out the sand slopes down between thickets of staghorn coral to 30 metres, which few people here ever look at.',
      'For beginners the value lies in the sand: a wide, bright floor below the first exercises, and something swimming past in every break. For everyone else it lies in the details. Cuttlefish lay their eggs in the staghorn, stonefish sit where you would like to put a hand, and the rubble hides leaf scorpionfish in pink, white and yellow.',
      'We teach many of our first open-water dives here and come back after dark, when the octopuses leave their holes. A light current can run at the mouth of the bay; inside, it hardly ever does.',
    ],
    id: [
      'Sepuluh menit naik kapal dari pantai nelayan Padang Bai, Blue Lagoon terbuka di antara dua tanjung rendah. Dekat pantai airnya seperti kolam 3 meter di atas pasir putih; lebih jauh, pasir menurun di antara rumpun karang tanduk rusa sampai 30 meter, yang jarang dilirik orang.',
      'Bagi pemula, kelebihannya ada pada pasir: lantai lapang dan terang untuk latihan pertama, dengan sesuatu yang selalu lewat di sela latihan. Bagi yang lain, pada detailnya. Sotong bertelur di karang tanduk rusa, ikan batu duduk tepat di tempat Anda ingin menaruh tangan, dan pecahan karang menyembunyikan leaf scorpionfish merah muda, putih, dan kuning.',
      'Banyak penyelaman laut pertama murid kami berlangsung di sini, dan kami kembali setelah gelap ketika gurita keluar dari lubangnya. Arus ringan bisa muncul di mulut teluk; di dalam, hampir tidak pernah.',
    ],
    ja: [
      'パダンバイの漁港の浜からボートで10分。低い岬にはさまれた小さな湾がブルーラグーンです。岸近くは白砂の上に水深3mの穏やかな海が広がり、沖へ向かって、エダサンゴの茂みの間を水深30mまで砂が下っていきます。深い側を見に行く人はあまりいません。',
      '初心者の方には、この明るい砂地が何よりの味方です。最初の練習にちょうどよく、合間には必ず何かが通りかかります。経験者の方には細部をどうぞ。エダサンゴに卵を産みつけるコウイカ、手をつきたくなる場所にいるオニダルマオコゼ、ガレ場にはピンク、白、黄色のハダカハオコゼがいます。',
      '当店の講習では、最初の海洋実習をここで行うことがよくあります。日が暮れるとタコが穴から出てくるので、ナイトでも戻ってきます。湾の入口は軽く流れることがありますが、湾内はほとんど流れません。',
    ],
    zh: [
      '从八丹拜的渔民海滩乘船十分钟，两道低矮海岬之间就是蓝色潟湖。近岸像一池3米深的水，底下是白沙；再往外，沙坡穿过成丛的鹿角珊瑚，一直下到30米，深处倒很少有人去看。',
      '对初学者来说，好处在沙：宽阔明亮的海底，正好做最初的练习，歇一会儿总有东西游过。对其他人来说，好处在细节：乌贼把卵产在鹿角珊瑚里，石头鱼偏偏待在您想扶一把的地方，碎石间藏着粉色、白色和黄色的叶鱼。',
      '我们许多学员的第一次海洋潜水就在这里；天黑以后也会再来，章鱼那时才出洞。湾口偶有轻流，湾内几乎没有。',
    ],
    de: [
      'Zehn Bootsminuten vom Fischerstrand in Padang Bai öffnet sich zwischen zwei flachen Landzungen die Blue Lagoon. In Ufernähe ist sie ein 3 Meter tiefes Becken über weißem Sand; weiter draußen fällt der Sand zwischen Geweihkorallen bis auf 30 Meter ab, die sich hier kaum jemand ansieht.',
      'Für Anfänger liegt der Wert im Sand: ein weiter, heller Boden für die ersten Übungen, und in jeder Pause schwimmt etwas vorbei. Für alle anderen liegt er im Detail. Sepien legen ihre Eier in die Geweihkorallen, Steinfische sitzen genau dort, wo Sie sich abstützen möchten, und im Geröll verstecken sich Schaukelfische in Rosa, Weiß und Gelb.',
      'Viele unserer ersten Freiwassertauchgänge finden hier statt, und nach Einbruch der Dunkelheit kommen wir wieder, wenn die Kraken ihre Höhlen verlassen. An der Mündung der Bucht kann eine leichte Strömung ziehen, drinnen so gut wie nie.',
    ],
  },
  marineLife: {
    en: ['Cuttlefish and their eggs', 'Leaf scorpionfish', 'Stonefish', 'Frogfish', 'Ribbon eels', 'Octopus at night'],
    id: ['Sotong dan telurnya', 'Leaf scorpionfish', 'Ikan batu', 'Ikan kodok', 'Belut pita', 'Gurita di malam hari'],
    ja: ['コウイカとその卵', 'ハダカハオコゼ', 'オニダルマオコゼ', 'カエルアンコウ', 'ハナヒゲウツボ', '夜のタコ'],
    zh: ['乌贼和它们的卵', '叶鱼', '石头鱼', '躄鱼', '五彩鳗', '夜里的章鱼'],
    de: [
      'Sepien und ihre Eier',
      'Schaukelfische',
      'Steinfische',
      'Anglerfische',
      'Geistermuränen',
      'Kraken in der Nacht',
    ],
  },
};
