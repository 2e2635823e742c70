import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const bubblemaker: ProductContent = {
  slug: 'bubblemaker',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Bubblemaker',
    id: 'Bubblemaker',
    ja: 'バブルメーカー',
    zh: '儿童泡泡潜水（Bubblemaker）',
    de: 'Bubblemaker',
  },
  summary: {
    en: 'Two metres of pool, a small tank and an hour and a half of breathing under water, for children from eight.',
    id: 'Kolam sedalam dua meter, tabung kecil, dan satu setengah jam bernapas di bawah air, untuk anak mulai delapan tahun.',
    ja: '水深2mのプールと小さなタンク。8歳からのお子様が、水の中で息をする1時間半です。',
    zh: '两米深的泳池、一支小气瓶、一个半小时的水下呼吸，适合八岁以上的孩子。',
    de: 'Zwei Meter Wasser im Pool, eine kleine Flasche und anderthalb Stunden Atmen unter Wasser, für Kinder ab acht.',
  },
  body: {
    en: [
      'It begins on the shallow step of our pool, where every child can stand up. Mask on, face in the water, first breath: most need three tries and then do not want to come out again. When the breathing is calm we go on to the second step, two metres deep, and swim through hoops, chase a sinking ring and have an underwater tea party.',
      'The jackets, regulators and fins are made for small people, not borrowed from big ones. Two children go with one instructor, four at the most, and parents sit in the shade a few steps away. At the end there is a certificate with a name on it and, with luck, a child who sleeps well.',
    ],
    id: [
      'Semua dimulai di undakan dangkal kolam kami, tempat setiap anak bisa berdiri. Pasang masker, wajah masuk air, napas pertama: kebanyakan perlu tiga kali coba, lalu tidak mau naik lagi. Setelah napasnya tenang kami pindah ke undakan kedua, dua meter, berenang melewati lingkaran, mengejar gelang yang tenggelam, dan bermain pesta teh di dasar kolam.',
      'BCD, regulator, dan fin memang dibuat untuk badan kecil, bukan pinjaman dari orang dewasa. Dua anak didampingi satu instruktur, paling banyak empat, dan orang tua duduk di tempat teduh beberapa langkah dari sana. Pulangnya ada sertifikat bernama dan, semoga, anak yang tidur nyenyak.',
    ],
    ja: [
      'まずは足の立つ浅い段から。マスクをつけて、顔を水につけて、最初のひと呼吸。たいていのお子様は3回目で慣れて、今度はなかなか上がってきません。呼吸が落ち着いたら水深2mの段へ移り、輪をくぐったり、沈むリングを追いかけたり、水中でお茶会ごっこをしたりします。',
      'BCD、レギュレーター、フィンはすべて子ども用のサイズです。インストラクター1名につきお子様は2名、多くても4名まで。保護者の方はすぐそばの日陰でご覧になれます。最後に名前入りの認定書をお渡しします。その夜は、きっとよく眠れるはずです。',
    ],
    zh: [
      '先从泳池的浅台开始，每个孩子都站得起来。戴好面镜，把脸埋进水里，吸第一口气：多数孩子试到第三次就会了，然后就不肯上来了。呼吸平稳后再到两米深的第二级，钻圈、追沉到池底的环，还要在水下开一场茶会。',
      '浮力背心、调节器和脚蹼都是儿童尺码，不是拿大人的凑合。一位教练通常带两个孩子，最多四个，家长就坐在几步外的树荫下。结束时每人一张写着名字的证书，晚上多半也睡得香。',
    ],
    de: [
      'Es beginnt auf der flachen Stufe unseres Pools, wo jedes Kind stehen kann. Maske auf, Gesicht ins Wasser, erster Atemzug: Die meisten brauchen drei Versuche und wollen dann nicht mehr heraus. Ist der Atem ruhig, geht es auf die zweite Stufe, zwei Meter tief. Dort wird durch Reifen getaucht, ein sinkender Ring verfolgt und unter Wasser Tee getrunken.',
      'Jackets, Atemregler und Flossen sind für kleine Leute gebaut und nicht von großen geliehen. Auf einen Tauchlehrer kommen meist zwei, höchstens vier Kinder, und die Eltern sitzen ein paar Schritte weiter im Schatten. Am Ende gibt es eine Urkunde mit Namen und mit etwas Glück ein Kind, das gut schläft.',
    ],
  },
  itinerary: [
    {
      at: '08:30',
      text: {
        en: 'Welcome at the shop in Sanur; the form, and trying on small fins and jackets.',
        id: 'Selamat datang di dive shop Sanur; mengisi formulir, mencoba fin dan BCD kecil.',
        ja: 'サヌールのショップに集合。用紙の確認、子ども用器材のサイズ合わせ。',
        zh: '在沙努尔店里集合，填好表格，试穿小号脚蹼和背心。',
        de: 'Begrüßung in der Basis in Sanur, Formular, Anprobe kleiner Flossen und Jackets.',
      },
    },
    {
      at: '09:00',
      text: {
        en: 'What a tank does, why ears pop, and four hand signs.',
        id: 'Apa gunanya tabung, mengapa telinga berbunyi, dan empat isyarat tangan.',
        ja: 'タンクのしくみ、耳抜き、4つのハンドシグナル。',
        zh: '气瓶有什么用、耳朵为什么会响，再学四个手势。',
        de: 'Was eine Flasche kann, warum es in den Ohren knackt, und vier Handzeichen.',
      },
    },
    {
      at: '09:30',
      text: {
        en: 'Into the pool: first breaths at 1.2 metres, then games at 2.',
        id: 'Masuk kolam: napas pertama di 1,2 meter, lalu bermain di 2 meter.',
        ja: 'プールへ。1.2mで最初の呼吸、慣れたら2mで遊びます。',
        zh: '下水：先在1.2米处呼吸，再到2米处玩游戏。',
        de: 'In den Pool: die ersten Atemzüge auf 1,2 Metern, dann Spiele auf 2 Metern.',
      },
    },
    {
      at: '11:00',
      text: {
        en: 'Shower, fruit, certificates; back at the hotel by noon.',
        id: 'Mandi, buah, sertifikat; kembali di hotel sebelum tengah hari.',
        ja: 'シャワー、フルーツ、認定書の授与。正午までにホテルへお送りします。',
        zh: '冲澡、吃水果、颁发证书，中午前回到酒店。',
        de: 'Dusche, Obst, Urkunden; bis mittags sind Sie wieder im Hotel.',
      },
    },
  ],
  included: listed(
    included.instructor,
    {
      en: 'Equipment in children’s sizes',
      id: 'Peralatan ukuran anak',
      ja: '子ども用サイズの器材一式',
      zh: '儿童尺码的装备',
      de: 'Ausrüstung in Kindergrößen',
    },
    {
      en: 'A certificate with the child’s name',
      id: 'Sertifikat dengan nama anak',
      ja: 'お子様の名前入り認定書',
      zh: '写有孩子姓名的证书',
      de: 'Eine Urkunde mit dem Namen des Kindes',
    },
    included.dryTowel,
    included.transfer,
  ),
  excluded: listed(excluded.doctor, excluded.farTransfer),
  faqs: [
    {
      question: {
        en: 'My child is seven and swims like a fish. May she join?',
        id: 'Anak saya tujuh tahun dan jago berenang. Boleh ikut?',
        ja: '7歳ですが、泳ぎは得意です。参加できますか。',
        zh: '孩子七岁，游泳很好，能参加吗？',
        de: 'Mein Kind ist sieben und schwimmt wie ein Fisch. Darf es mitmachen?',
      },
      answer: {
        en: 'Not yet; eight is a firm limit, and birthdays are worth waiting for. Until then there is snorkelling, which we do with vests and small masks.',
        id: 'Belum; delapan tahun adalah batas tegas, dan ulang tahun layak ditunggu. Sementara itu ada snorkeling, dengan rompi dan masker kecil.',
        ja: '8歳からという決まりですので、お誕生日まで楽しみにお待ちください。それまではベストと子ども用マスクでのスノーケリングをどうぞ。',
        zh: '还不行，八岁是硬性规定，等到那个生日也值得。在那之前可以浮潜，我们备有浮力背心和小号面镜。',
        de: 'Noch nicht; acht ist eine feste Grenze, und auf Geburtstage lohnt es sich zu warten. Bis dahin gibt es Schnorcheln, mit Weste und kleiner Maske.',
      },
    },
    {
      question: {
        en: 'Do both places have to be for children?',
        id: 'Haruskah kedua tempat untuk anak?',
        ja: '2名とも子どもでなければいけませんか。',
        zh: '两个名额都必须是孩子吗？',
        de: 'Müssen beide Plätze für Kinder sein?',
      },
      answer: {
        en: 'No. The package is for two: siblings, friends, or a child with a parent who has always wondered what it is like. A parent or guardian signs for everyone under 18.',
        id: 'Tidak. Paketnya untuk dua orang: kakak-adik, teman, atau anak dengan orang tua yang sejak lama penasaran. Orang tua menandatangani untuk yang belum dewasa.',
        ja: 'いいえ。お二人1組ですので、ごきょうだい、お友達どうし、親子でもご参加いただけます。未成年の方は保護者の署名が必要です。',
        zh: '不必。套餐供两人使用：兄弟姐妹、小伙伴，或孩子和一直好奇的家长都行。未成年人由家长签字。',
        de: 'Nein. Das Paket ist für zwei: Geschwister, Freunde oder ein Kind mit einem Elternteil, der schon immer wissen wollte, wie das ist. Für Minderjährige unterschreiben die Eltern.',
      },
    },
    {
      question: {
        en: 'What if my child does not like it?',
        id: 'Bagaimana kalau anak saya tidak suka?',
        ja: '途中で怖くなったらどうなりますか。',
        zh: '孩子不喜欢怎么办？',
        de: 'Und wenn es meinem Kind nicht gefällt?',
      },
      answer: {
        en: 'Then it comes out and watches, or snorkels in the pool. Nobody is talked into anything. Many go back in after ten minutes of seeing the others have fun.',
        id: 'Ia boleh naik dan menonton, atau snorkeling di kolam. Tidak ada yang dipaksa. Banyak yang masuk lagi setelah sepuluh menit melihat teman-temannya bermain.',
        ja: 'すぐに上がって見学していただけますし、プールでスノーケルだけでも構いません。無理におすすめすることはありません。10分ほど見ているうちに戻ってくるお子様も多いです。',
        zh: '可以上岸看别人玩，或在泳池里浮潜，我们不勉强任何孩子。很多孩子看了十分钟，自己又下水了。',
        de: 'Dann kommt es heraus und schaut zu oder schnorchelt im Pool. Überredet wird niemand. Viele steigen nach zehn Minuten Zuschauen von selbst wieder hinein.',
      },
    },
  ],
  area: 'sanur',
  difficulty: 'easy',
  diveCount: 0,
  durationDays: 0.5,
  minimumAge: 8,
  minimumLevel: 'none',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [2, 4, 6, 7],
  seatsPerDay: 4,
  cutOffHours: 24,
  depthLimit: 2,
  currentLimit: 0,
  maxQuantity: 2,
  price: 1_700_000,
  variants: [],
  addOns: ['prescription-mask', 'action-camera'],
  locations: ['blue-lagoon'],
  scene: 'pool-training',
};
