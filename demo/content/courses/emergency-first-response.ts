import type { ProductContent } from '../types';
import { excluded, included, listed } from './phrases';

export const emergencyFirstResponse: ProductContent = {
  slug: 'emergency-first-response',
  kind: 'course',
  bookable: true,
  title: {
    en: 'Emergency First Response',
    id: 'Emergency First Response',
    ja: 'エマージェンシー・ファースト・レスポンス（EFR）',
    zh: '紧急第一反应（EFR）',
    de: 'Emergency First Response',
  },
  summary: {
    en: 'A day of first aid you can use at home too: resuscitation, bleeding, shock, and the calm to begin.',
    id: 'Sehari pertolongan pertama yang berguna juga di rumah: resusitasi, perdarahan, syok, dan ketenangan untuk memulai.',
    ja: '陸の暮らしでも役立つ応急手当を1日で。心肺蘇生、止血、ショックへの対応、そして最初の一歩を踏み出す落ち着き。',
    zh: '一天学会日常也用得上的急救：心肺复苏、止血、处理休克，以及敢于动手的镇定。',
    de: 'Ein Tag Erste Hilfe, die auch zu Hause taugt: Wiederbelebung, Blutung, Schock und die Ruhe, anzufangen.',
  },
  body: {
    en: [
      'You need no dive certificate for this, and no swimsuit. In our classroom in Sanur you press manikins until your arms know the rhythm, open an AED and follow its voice, stop make-believe bleeding with whatever is to hand and learn to position a person so that the airway stays clear.',
      'The scenarios we run come from our own days: a fall on the round stones at Tulamben, a jellyfish at Blue Lagoon, a guest who goes pale over lunch. The course is a prerequisite for Rescue Diver, and after two years it should be refreshed, because hands forget faster than heads.',
    ],
    id: [
      'Untuk ini tidak perlu sertifikat selam, juga tidak perlu baju renang. Di ruang kelas kami di Sanur Anda menekan manekin sampai lengan hafal iramanya, membuka AED dan mengikuti suaranya, menghentikan perdarahan buatan dengan apa pun yang ada, dan belajar membaringkan orang agar jalan napasnya terbuka.',
      'Kasus yang dimainkan berasal dari keseharian kami: jatuh di batu bulat Tulamben, ubur-ubur di Blue Lagoon, tamu yang mendadak pucat saat makan siang. Kursus ini syarat untuk Rescue Diver, dan sebaiknya disegarkan setelah dua tahun, sebab tangan lebih cepat lupa daripada kepala.',
    ],
    ja: [
      'Cカードも水着も要りません。サヌールの教室で、腕がリズムを覚えるまでマネキンで胸骨圧迫を練習し、AEDの音声に従い、手近なもので止血し、気道を確保する寝かせ方を学びます。',
      '練習する場面は、私たちの日常から選んでいます。トランベンの玉石での転倒、ブルーラグーンのクラゲ、昼食中に顔色が悪くなったお客様。レスキュー・ダイバーの受講条件となるコースです。頭より手のほうが早く忘れますので、2年を目安に復習をおすすめします。',
    ],
    zh: [
      '不需要潜水证，也不需要泳衣。在沙努尔的教室里，您会按压假人，直到手臂记住节奏；打开AED，跟着语音操作；用手边的东西给“伤者”止血；学会怎样安放一个人，让气道保持畅通。',
      '演练的情景都来自我们的日常：在图蓝本的圆石滩上摔倒、在蓝色潟湖被水母蜇到、午饭时客人突然脸色发白。它是救援潜水员课程的前提，两年后应当复训，因为手比脑子忘得快。',
    ],
    de: [
      'Dafür brauchen Sie weder Brevet noch Badesachen. In unserem Seminarraum in Sanur üben Sie an Puppen die Herzdruckmassage, bis die Arme den Takt kennen, öffnen einen Defibrillator und folgen seiner Stimme, stillen gespielte Blutungen mit dem, was herumliegt, und lernen, einen Menschen so zu lagern, dass die Atemwege frei bleiben.',
      'Die Fälle, die wir durchspielen, stammen aus unserem Alltag: ein Sturz auf den runden Steinen von Tulamben, eine Qualle in der Blue Lagoon, ein Gast, der beim Mittagessen blass wird. Der Kurs ist Voraussetzung für den Rescue Diver und sollte nach zwei Jahren aufgefrischt werden, denn Hände vergessen schneller als Köpfe.',
    ],
  },
  itinerary: [
    {
      at: '08:30',
      text: {
        en: 'Sanur: how to look at a scene before you run into it.',
        id: 'Sanur: cara menilai keadaan sebelum berlari mendekat.',
        ja: 'サヌール：駆け寄る前に、まわりを見ること。',
        zh: '沙努尔：冲上去之前，先看清现场。',
        de: 'Sanur: wie man eine Lage ansieht, bevor man hineinläuft.',
      },
    },
    {
      at: '09:30',
      text: {
        en: 'Primary care: breathing, resuscitation, AED, bleeding, shock.',
        id: 'Perawatan primer: napas, resusitasi, AED, perdarahan, syok.',
        ja: '一次ケア：呼吸の確認、心肺蘇生、AED、止血、ショックへの対応。',
        zh: '首要救护：呼吸、心肺复苏、AED、止血、休克。',
        de: 'Primary Care: Atmung, Wiederbelebung, Defibrillator, Blutung, Schock.',
      },
    },
    {
      at: '12:30',
      text: {
        en: 'Lunch in the garden.',
        id: 'Makan siang di taman.',
        ja: '庭で昼食。',
        zh: '在花园吃午餐。',
        de: 'Mittagessen im Garten.',
      },
    },
    {
      at: '13:30',
      text: {
        en: 'Secondary care and scenarios: bandages, splints, what to ask and what to tell the ambulance.',
        id: 'Perawatan sekunder dan skenario: perban, bidai, apa yang ditanyakan dan dilaporkan kepada ambulans.',
        ja: '二次ケアとシナリオ練習：包帯、副木、聞くべきこと、救急隊に伝えること。',
        zh: '次要救护与情景演练：包扎、固定，该问什么、该向救护车说什么。',
        de: 'Secondary Care und Szenarien: Verband, Schiene, was man fragt und was man dem Rettungsdienst sagt.',
      },
    },
    {
      at: '16:00',
      text: {
        en: 'A short test, your card, the drive back.',
        id: 'Tes singkat, kartu Anda, perjalanan pulang.',
        ja: '短いテストと認定、お送り。',
        zh: '小测验，发证，送回酒店。',
        de: 'Ein kurzer Test, Ihre Karte, die Rückfahrt.',
      },
    },
  ],
  included: listed(
    included.instructor,
    included.materials,
    {
      en: 'Manikins, training AED and a pocket mask of your own',
      id: 'Manekin, AED latihan, dan masker saku untuk Anda',
      ja: 'マネキン、練習用AED、ポケットマスク（お持ち帰りいただけます）',
      zh: '假人、训练用AED，并送每人一个口袋面罩',
      de: 'Übungspuppen, Trainings-AED und eine eigene Beatmungsmaske',
    },
    included.certification,
    included.lunch,
    included.transfer,
  ),
  excluded: listed(excluded.farTransfer),
  faqs: [
    {
      question: {
        en: 'I have a first-aid certificate from home. Do I need this one?',
        id: 'Saya punya sertifikat P3K dari negara asal. Masih perlu?',
        ja: '救命講習の修了証があります。それでも受ける必要はありますか。',
        zh: '我已有国内的急救证，还需要上吗？',
        de: 'Ich habe schon einen Erste-Hilfe-Kurs. Brauche ich diesen?',
      },
      answer: {
        en: 'For Rescue Diver any recognised course from the last 24 months with resuscitation and first aid will do. Send us a picture of it before you book.',
        id: 'Untuk Rescue Diver, kursus apa pun yang diakui dalam 24 bulan terakhir dan mencakup resusitasi serta P3K sudah cukup. Kirim fotonya sebelum memesan.',
        ja: '24か月以内に受けた、心肺蘇生と応急手当を含む公認の講習であれば、レスキュー・ダイバーの条件を満たします。ご予約前に修了証の写真をお送りください。',
        zh: '救援潜水员课程认可24个月内含心肺复苏与急救的正规培训，预订前请把证书照片发给我们。',
        de: 'Für den Rescue Diver genügt jeder anerkannte Kurs der letzten 24 Monate mit Wiederbelebung und Erster Hilfe. Schicken Sie uns vor der Buchung ein Foto davon.',
      },
    },
    {
      question: {
        en: 'Can children take part?',
        id: 'Bolehkah anak-anak ikut?',
        ja: '子どもも受講できますか。',
        zh: '孩子可以参加吗？',
        de: 'Können Kinder teilnehmen?',
      },
      answer: {
        en: 'There is no minimum age set by the course; with us it makes sense from about twelve, when arms are strong enough for the manikin. Parents sign.',
        id: 'Kursus ini tidak menetapkan usia minimum; bagi kami masuk akal mulai sekitar dua belas tahun, saat lengan cukup kuat untuk manekin. Orang tua menandatangani.',
        ja: 'コースとしての年齢制限はありませんが、胸骨圧迫に力が要るため、12歳くらいからをおすすめしています。保護者の署名が必要です。',
        zh: '课程本身没有年龄下限，我们建议十二岁左右起，手臂才有力气按压假人。需家长签字。',
        de: 'Ein Mindestalter schreibt der Kurs nicht vor; sinnvoll ist er bei uns ab etwa zwölf, wenn die Arme für die Puppe stark genug sind. Die Eltern unterschreiben.',
      },
    },
    {
      question: {
        en: 'Can I take it on the day I fly home?',
        id: 'Bolehkah diikuti pada hari saya terbang pulang?',
        ja: '帰国日に受けられますか。',
        zh: '回程当天可以上吗？',
        de: 'Kann ich ihn am Tag meines Rückflugs machen?',
      },
      answer: {
        en: 'Yes, it is the best use of the dry day before a flight: no water, no waiting, and we end at 16:00.',
        id: 'Bisa, ini cara terbaik mengisi hari tanpa menyelam sebelum terbang: tanpa air, tanpa menunggu, dan selesai pukul 16.00.',
        ja: 'はい。飛行機の前の「潜れない日」にぴったりです。水に入らず、16:00に終わります。',
        zh: '可以，正好用来填补起飞前不能潜水的那一天：不下水，16:00结束。',
        de: 'Ja, besser lässt sich der trockene Tag vor dem Flug kaum nutzen: kein Wasser, keine Wartezeit, Ende um 16:00 Uhr.',
      },
    },
  ],
  area: 'sanur',
  difficulty: 'easy',
  diveCount: 0,
  durationDays: 1,
  minimumAge: 12,
  minimumLevel: 'none',
  languages: ['en', 'id', 'ja', 'zh', 'de'],
  pickup: true,
  weekdays: [1, 3, 5, 7],
  seatsPerDay: 8,
  cutOffHours: 24,
  maxQuantity: 4,
  price: 4_800_000,
  variants: [],
  addOns: [],
  locations: ['blue-lagoon', 'usat-liberty'],
  scene: 'classroom',
};
