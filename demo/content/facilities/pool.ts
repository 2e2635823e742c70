import type { FacilityContent } from '../types';

export const pool: FacilityContent = {
  slug: 'training-pool',
  kind: 'pool',
  name: {
    en: 'Training pool',
    id: 'Kolam latihan',
    ja: '講習用プール',
    zh: '训练泳池',
    de: 'Trainingspool',
  },
  position: { latitude: -8.6929, longitude: 115.2634 },
  summary: {
    en: 'A pool built for learning to dive: a wide shallow shelf for the first breath and a deep end for hovering without touching.',
    id: 'Kolam yang dibuat untuk belajar menyelam: undakan dangkal yang luas untuk napas pertama dan sisi yang dalam untuk melayang tanpa menyentuh.',
    ja: '潜るためにつくったプール。初めてのひと呼吸は広い浅場で、中性浮力の練習は深い側で。',
    zh: '为学潜水而建的泳池：宽阔的浅台供第一口呼吸，深水端练习悬浮不触底。',
    de: 'Ein Pool, der fürs Tauchenlernen gebaut ist: eine breite flache Stufe für den ersten Atemzug, ein tiefes Ende zum Schweben.',
  },
  body: {
    en: [
      'Behind the shop lies the pool, 12 metres long, in three steps. On the first, at 1.2 metres, you can stand up at any moment, which takes the fright out of most things. The second, at 2 metres, is for Bubblemakers and the first skills. The last is 3.5 metres deep and has hoops, a line and a platform for learning to hover, because a diver who can hold still breaks no coral.',
      'There are never more than four students with an instructor, and the pool is never shared between a course and bathers. It has shade in the afternoon and salt instead of much chlorine, so eyes stay white. Underwater photographers adjust new housings here, and anyone coming back to diving after years away takes the first hour of ReActivate in it.',
    ],
    id: [
      'Di belakang dive shop ada kolam sepanjang 12 meter dengan tiga undakan. Di undakan pertama, 1,2 meter, Anda bisa berdiri kapan saja, dan itu menghilangkan sebagian besar rasa takut. Undakan kedua, 2 meter, untuk Bubblemaker dan keterampilan pertama. Yang terakhir sedalam 3,5 meter dengan lingkaran, tali, dan pelataran untuk belajar melayang, sebab penyelam yang bisa diam tidak mematahkan karang.',
      'Seorang instruktur tidak pernah memegang lebih dari empat murid, dan kolam tidak dipakai bersama antara kursus dan perenang. Sore hari teduh, dan airnya memakai garam dengan sedikit klorin sehingga mata tidak merah. Fotografer bawah air menguji housing baru di sini, dan yang kembali menyelam setelah bertahun-tahun menjalani jam pertama ReActivate di kolam ini.',
    ],
    ja: [
      '店の裏にある長さ12m、三段構えのプールです。一段目は1.2m。いつでも立てるので、たいていの不安はここで消えます。二段目は2mで、バブルメーカーや最初のスキルに使います。いちばん深い3.5mには輪やロープ、台を置き、止まって浮く練習をします。静止できるダイバーはサンゴを折りません。',
      'インストラクター1名につき受講生は4名まで。講習中に遊泳のお客様と共用することはありません。午後は日陰になり、塩を使って塩素を控えているので目が赤くなりにくい水です。新しいハウジングの調整や、ブランクのある方のリアクティベートの最初の1時間もここで行います。',
    ],
    zh: [
      '泳池在店后，长12米，分三级。第一级1.2米，随时可以站起来，有了这一点，大部分害怕就没了。第二级2米，供儿童Bubblemaker体验和最初的技巧练习。最深处3.5米，放着圈环、绳索和平台，用来学悬浮，因为停得稳的潜水员不会碰断珊瑚。',
      '每位教练最多带四名学员，上课时泳池不与游泳的客人共用。下午有遮阴，用盐而少用氯，眼睛不会红。水下摄影师在这里调试新防水壳，多年没潜的客人也在这里上ReActivate的第一个小时。',
    ],
    de: [
      'Hinter der Basis liegt der Pool, 12 Meter lang, in drei Stufen. Auf der ersten, bei 1,2 Metern, können Sie jederzeit aufstehen, und das nimmt den meisten Dingen den Schrecken. Die zweite mit 2 Metern ist für Bubblemaker und die ersten Übungen. Die letzte ist 3,5 Meter tief, mit Reifen, Leine und Plattform zum Schwebenlernen, denn wer stillhalten kann, bricht keine Koralle ab.',
      'Mehr als vier Schüler kommen nie auf einen Tauchlehrer, und Kurs und Badegäste teilen sich den Pool nie. Am Nachmittag liegt er im Schatten, und weil Salz einen Großteil des Chlors ersetzt, bleiben die Augen weiß. Fotografen stellen hier neue Gehäuse ein, und wer nach Jahren wieder anfängt, verbringt hier die erste Stunde von ReActivate.',
    ],
  },
  equipment: {
    en: [
      'Three depths: 1.2, 2 and 3.5 metres',
      'Hoops, line and platform for buoyancy',
      'Small-size kit for children from 8',
      'Shade and showers at the poolside',
      'Emergency oxygen beside the steps',
    ],
    id: [
      'Tiga kedalaman: 1,2, 2, dan 3,5 meter',
      'Lingkaran, tali, dan pelataran untuk daya apung',
      'Alat ukuran kecil untuk anak mulai 8 tahun',
      'Tempat teduh dan pancuran di tepi kolam',
      'Oksigen darurat di dekat tangga',
    ],
    ja: [
      '3つの水深：1.2m、2m、3.5m',
      '中性浮力練習用の輪、ロープ、台',
      '8歳からの子ども用器材',
      'プールサイドの日よけとシャワー',
      '階段脇の緊急用酸素',
    ],
    zh: [
      '三种深度：1.2米、2米、3.5米',
      '练浮力用的圈环、绳索与平台',
      '8岁起可用的小码装备',
      '池边遮阴与淋浴',
      '台阶旁备有急救氧气',
    ],
    de: [
      'Drei Tiefen: 1,2, 2 und 3,5 Meter',
      'Reifen, Leine und Plattform fürs Tarieren',
      'Kleine Größen für Kinder ab 8',
      'Schatten und Duschen am Beckenrand',
      'Notfallsauerstoff neben der Treppe',
    ],
  },
  scene: 'pool-training',
};
