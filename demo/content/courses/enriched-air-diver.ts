import type { ProductContent } from '../types';
import { excluded, included, listed, morningPickup } from './phrases';

export const enrichedAirDiver: ProductContent = {
  slug: 'enriched-air-diver',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Enriched Air Diver (Nitrox)',
    id: 'Enriched Air Diver (Nitrox)',
    ja: 'エンリッチド・エア・ダイバー（ナイトロックス）',
    zh: '高氧空气潜水员（Nitrox）',
    de: 'Enriched Air Diver (Nitrox)',
  },
  summary: {
    en: 'One day with more oxygen and less nitrogen: longer no-stop times, and two dives at Padang Bai to feel the difference.',
    id: 'Sehari dengan oksigen lebih banyak dan nitrogen lebih sedikit: waktu tanpa dekompresi lebih panjang, dan dua penyelaman di Padang Bai.',
    ja: '酸素を多く、窒素を少なく。長くなった無減圧潜水時間を、パダンバイの2本で確かめる1日です。',
    zh: '一天学会用氧更多、氮更少的气体：免减压时间更长，并在八丹拜潜两次亲身体会。',
    de: 'Ein Tag mit mehr Sauerstoff und weniger Stickstoff: längere Nullzeiten und zwei Tauchgänge in Padang Bai, um sie zu erleben.',
  },
  body: {
    en: [
      'At 20 metres on air, the computer is usually what ends the dive, long before the tank does. Nitrox moves that limit: with 32% oxygen you nearly double your no-stop time there. It does not let you go deeper; quite the contrary, and that is the heart of the course: each mix has a maximum depth, and you learn to calculate, label and respect it.',
      'In our workshop you analyse your own tank, write on it what you read and set the computer accordingly. Then we dive twice with it. Divers who spend several days here notice the difference most: at the wreck on the third dive, or over a week with two dives a day.',
    ],
    id: [
      'Di 20 meter dengan udara, biasanya komputerlah yang mengakhiri penyelaman, jauh sebelum tabung habis. Nitrox menggeser batas itu: dengan oksigen 32% waktu tanpa dekompresi Anda hampir dua kali lipat. Namun Anda tidak boleh lebih dalam, justru sebaliknya, dan inilah inti kursusnya: setiap campuran punya kedalaman maksimum yang harus dihitung, ditandai, dan dipatuhi.',
      'Di bengkel kami Anda menganalisis tabung sendiri, menuliskan hasilnya, dan menyetel komputer. Lalu kita menyelam dua kali. Yang paling merasakan bedanya adalah mereka yang menyelam beberapa hari: di kapal karam pada penyelaman ketiga, atau sepekan penuh.',
    ],
    ja: [
      '空気で水深20mを潜ると、タンクより先に、たいていコンピューターの無減圧限界が来ます。ナイトロックスはその限界を延ばしてくれます。酸素32%なら、無減圧潜水時間は2倍近くになります。ただし深く潜れるわけではなく、むしろ逆です。混合ガスごとの最大深度を計算し、表示し、守ること。これがコースの中心です。',
      '当店の整備室で、ご自分のタンクを分析し、結果を書き込み、コンピューターを設定します。そのあと2本潜ります。違いをいちばん感じるのは、何日も続けて潜る方です。沈船の3本目や、連日のツアーでとくに役立ちます。',
    ],
    zh: [
      '用空气在20米处潜水，往往是电脑表先喊停，气瓶里还剩不少。高氧把这条线往后推：32%氧含量能让免减压时间接近翻倍。但它不让您潜得更深，恰恰相反，这正是课程的核心：每种混合气都有最大深度，要会计算、会标注、会遵守。',
      '在我们的维修室里，您亲手分析自己的气瓶，把读数写在瓶上，再设好电脑表，然后用它潜两次。连潜几天的人感受最明显，比如在沉船的第三潜，或天天出海的一周。',
    ],
    de: [
      'Auf 20 Metern beendet mit Luft meist der Computer den Tauchgang, lange vor der Flasche. Nitrox verschiebt diese Grenze: Mit 32 % Sauerstoff verdoppelt sich die Nullzeit dort beinahe. Tiefer dürfen Sie damit nicht, im Gegenteil, und das ist der Kern des Kurses: Jedes Gemisch hat eine maximale Tiefe, die Sie berechnen, auf die Flasche schreiben und einhalten.',
      'In unserer Werkstatt analysieren Sie Ihre Flasche selbst, schreiben den Wert darauf und stellen den Computer ein. Dann tauchen wir zweimal damit. Am deutlichsten merken es alle, die mehrere Tage hier sind: am Wrack beim dritten Tauchgang oder in einer Woche mit täglichen Ausfahrten.',
    ],
  },
  itinerary: [
    ...morningPickup,
    {
      at: '07:30',
      text: {
        en: 'Sanur workshop: analysing, labelling and logging your tanks.',
        id: 'Bengkel Sanur: menganalisis, memberi label, dan mencatat tabung Anda.',
        ja: 'サヌールの整備室：タンクの分析、表示、記録。',
        zh: '沙努尔维修室：分析、标注并登记气瓶。',
        de: 'Werkstatt in Sanur: Flaschen analysieren, beschriften, eintragen.',
      },
    },
    {
      at: '10:00',
      text: {
        en: 'Padang Bai: two nitrox dives to 22 metres, an hour apart, computers set to your mix.',
        id: 'Padang Bai: dua penyelaman nitrox sampai 22 meter, berjarak satu jam, komputer disetel sesuai campuran.',
        ja: 'パダンバイ：ガスに合わせてコンピューターを設定し、水深22mまで2本（間に1時間の休憩）。',
        zh: '八丹拜：两次高氧潜水，最深22米，中间休息一小时，电脑表按混合气设定。',
        de: 'Padang Bai: zwei Nitrox-Tauchgänge bis 22 Meter, eine Stunde dazwischen, Computer auf Ihr Gemisch eingestellt.',
      },
    },
    {
      at: '13:30',
      text: {
        en: 'Lunch, short exam, certification.',
        id: 'Makan siang, ujian singkat, sertifikasi.',
        ja: '昼食、短いテスト、認定。',
        zh: '午餐，小测验，发证。',
        de: 'Mittagessen, kurze Prüfung, Brevet.',
      },
    },
    {
      at: '15:00',
      text: {
        en: 'Drive back: Sanur at 16:00, the other hotels by 17:00.',
        id: 'Perjalanan pulang: Sanur pukul 16.00, hotel lain paling lambat pukul 17.00.',
        ja: '帰路へ。サヌールは16:00、その他のエリアは17:00頃まで。',
        zh: '返程：16:00到沙努尔，其他酒店17:00前到。',
        de: 'Rückfahrt: Sanur um 16:00 Uhr, die anderen Hotels bis 17:00 Uhr.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    included.equipment,
    {
      en: 'Two sea dives with nitrox, weights and boat',
      id: 'Dua penyelaman laut dengan nitrox, pemberat, dan kapal',
      ja: 'ナイトロックスでの海洋ダイビング2本（ウエイト、ボート込み）',
      zh: '两次高氧海洋潜水，含配重和船只',
      de: 'Zwei Tauchgänge im Meer mit Nitrox, Blei und Boot',
    },
    included.certification,
    included.lunch,
    included.transfer,
  ),
  excluded: listed(excluded.insurance, excluded.farTransfer, excluded.tips),
  faqs: [
    {
      question: {
        en: 'Does nitrox make me less tired?',
        id: 'Apakah nitrox membuat kita tidak cepat lelah?',
        ja: 'ナイトロックスは疲れにくいのですか。',
        zh: '用高氧真的不容易累吗？',
        de: 'Bin ich mit Nitrox weniger müde?',
      },
      answer: {
        en: 'Many guests say so; science is not sure. What is sure is the longer no-stop time, or a larger margin if you stay within the limits of air.',
        id: 'Banyak tamu merasa begitu; sains belum yakin. Yang pasti, waktu tanpa dekompresi lebih panjang, atau margin aman lebih besar bila Anda tetap memakai batas udara.',
        ja: 'そう感じる方は多いのですが、科学的にははっきりしていません。確かなのは、無減圧潜水時間が延びること、または空気の限界のまま潜れば余裕が増えることです。',
        zh: '很多客人这么说，科学上还没有定论。确定的是免减压时间更长，或者仍按空气的极限潜，余量更大。',
        de: 'Viele Gäste sagen es, die Wissenschaft ist sich nicht sicher. Sicher ist die längere Nullzeit oder, wenn Sie in den Grenzen für Luft bleiben, eine größere Reserve.',
      },
    },
    {
      question: {
        en: 'Is there much maths?',
        id: 'Apakah banyak hitungannya?',
        ja: '計算は難しいですか。',
        zh: '要算很多题吗？',
        de: 'Wird viel gerechnet?',
      },
      answer: {
        en: 'One division and one subtraction. The computer does the rest, but you should know when it is wrong.',
        id: 'Satu pembagian dan satu pengurangan. Sisanya dikerjakan komputer, tetapi Anda perlu tahu bila ia keliru.',
        ja: '割り算と引き算がひとつずつです。あとはコンピューターが計算しますが、数字がおかしいときに気づけることが大切です。',
        zh: '一次除法、一次减法，其余交给电脑表，但它不对的时候您要看得出来。',
        de: 'Eine Division, eine Subtraktion. Den Rest macht der Computer, aber Sie sollten merken, wenn er falschliegt.',
      },
    },
    {
      question: {
        en: 'Can I use nitrox on your trips afterwards?',
        id: 'Bisakah memakai nitrox di trip Anda setelahnya?',
        ja: '修了後、ツアーでナイトロックスを使えますか。',
        zh: '拿证后可以在行程中用高氧吗？',
        de: 'Kann ich danach auf Ihren Ausfahrten Nitrox tauchen?',
      },
      answer: {
        en: 'Yes, from the next day; add ‘Nitrox 32’ to the booking for each diver who has the certificate.',
        id: 'Bisa, mulai hari berikutnya; tambahkan “Nitrox 32” untuk setiap penyelam yang bersertifikat.',
        ja: 'はい、翌日からご利用いただけます。ご予約時に、資格のある方の人数分「ナイトロックス32」を追加してください。',
        zh: '可以，第二天就行，预订时为每位持证潜水员加选“高氧32”。',
        de: 'Ja, schon am nächsten Tag; buchen Sie „Nitrox 32“ für jeden Taucher mit Brevet dazu.',
      },
    },
  ],
  area: 'padang_bai',
  difficulty: 'easy',
  diveCount: 2,
  durationDays: 1,
  minimumAge: 12,
  minimumLevel: 'open_water',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [2, 4, 6],
  seatsPerDay: 4,
  cutOffHours: 48,
  depthLimit: 22,
  maxQuantity: 2,
  price: 6_600_000,
  variants: [],
  addOns: ['prescription-mask', 'din-adaptor', 'photo-package'],
  locations: ['jepun', 'blue-lagoon'],
  comesAfter: ['open-water-diver'],
};
