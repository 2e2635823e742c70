import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const singleSpecialtyInstructor: ProductContent = {
  ...instructorTerms,
  slug: 'single-specialty-instructor',
  programme: 'specialty-instructor',
  bookable: true,
  title: {
    en: 'One specialty rating',
    id: 'Specialty Instructor, satu bidang',
    ja: 'スペシャルティ・インストラクター（1種）',
    zh: '单项专长教练',
    de: 'Ein einzelner Spezialkurs',
  },
  summary: {
    en: 'Two days and one subject, taken apart and put together again until you can teach it.',
    id: 'Dua hari dan satu subjek, dibongkar dan disusun kembali sampai Anda bisa mengajarkannya.',
    ja: '2日間、ひとつのテーマ。分解して組み立て直し、教えられるところまで。',
    zh: '两天一个主题，拆开再装回去，直到您能教。',
    de: 'Zwei Tage und ein Thema, auseinandergenommen und zusammengesetzt, bis Sie es lehren können.',
  },
  body: {
    en: [
      'For instructors who come by with two free days. On the first you dive the specialty with a trainer and look at it from below: what is hard, where students fail, what must never go wrong. On the second you teach it.',
      'Tell us with the booking which subject you have in mind. For wreck and deep we drive to Tulamben, for drift the boat goes to Penida, for nitrox the workshop is enough.',
    ],
    id: [
      'Untuk instruktur yang mampir dengan dua hari luang. Hari pertama Anda menyelami specialty itu bersama pelatih dan melihatnya dari sisi murid: apa yang sulit, di mana mereka gagal, apa yang tak boleh salah. Hari kedua Anda mengajarkannya.',
      'Sebutkan subjeknya saat memesan. Untuk wreck dan deep kita ke Tulamben, drift naik kapal ke Penida, nitrox cukup di bengkel.',
    ],
    ja: [
      '2日空いているインストラクターの方へ。1日目はトレーナーと潜り、生徒の目線で見直します。どこが難しいか、どこでつまずくか、何だけは失敗してはいけないか。2日目は自分で教えます。',
      'ご予約時に希望のテーマをお知らせください。レックとディープはトランベン、ドリフトはペニダ、ナイトロックスは整備室で行います。',
    ],
    zh: [
      '适合路过、有两天空闲的教练。第一天与训练官一起潜，从学员的角度看这门课：难在哪里，容易在哪里卡住，什么绝不能出错。第二天由您来教。',
      '预订时请告诉我们想学哪一项。沉船和深潜去图蓝本，放流坐船去佩尼达，高氧在维修室就够了。',
    ],
    de: [
      'Für Tauchlehrer, die mit zwei freien Tagen vorbeikommen. Am ersten tauchen Sie den Kurs mit einem Ausbilder und sehen ihn mit den Augen der Schüler: was schwer ist, woran sie scheitern, was nie schiefgehen darf. Am zweiten unterrichten Sie.',
      'Sagen Sie uns bei der Buchung, welches Thema es sein soll. Für Wrack und Tiefe fahren wir nach Tulamben, für Strömung mit dem Boot nach Penida, für Nitrox genügt die Werkstatt.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'Outline, demonstration dives, the typical mistakes.',
        id: 'Kerangka kursus, penyelaman peragaan, kesalahan yang lazim.',
        ja: 'コースの構成、デモダイブ、よくある失敗。',
        zh: '课程框架、示范潜水、常见错误。',
        de: 'Aufbau, Vorführtauchgänge, die typischen Fehler.',
      },
    },
    {
      at: '2',
      text: {
        en: 'You teach, we are the students; application.',
        id: 'Anda mengajar, kami jadi murid; pengajuan.',
        ja: 'あなたが先生、私たちが生徒。申請書類の作成。',
        zh: '您来教，我们当学员；提交申请。',
        de: 'Sie unterrichten, wir sind die Schüler; Antrag.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.materials, excluded.ownKit, excluded.insurance),
  faqs: [
    {
      question: {
        en: 'Can my partner take a different specialty?',
        id: 'Bisakah pasangan saya mengambil specialty lain?',
        ja: '二人で別のスペシャルティを選べますか。',
        zh: '两个人可以选不同的专长吗？',
        de: 'Kann mein Partner einen anderen Spezialkurs wählen?',
      },
      answer: {
        en: 'Not within one package, since you teach each other. Two packages on different days are no problem.',
        id: 'Tidak dalam satu paket, karena Anda saling mengajar. Dua paket di hari berbeda tidak masalah.',
        ja: '互いに教え合うため、1組では同じテーマになります。別の日に2組分お申し込みいただくことはできます。',
        zh: '同一套餐内不行，因为要互相教学。分两天各订一份没有问题。',
        de: 'Innerhalb eines Pakets nicht, denn Sie unterrichten einander. Zwei Pakete an verschiedenen Tagen sind kein Problem.',
      },
    },
    {
      question: {
        en: 'Does it count towards MSDT?',
        id: 'Apakah diperhitungkan untuk MSDT?',
        ja: 'MSDTの5種に数えられますか。',
        zh: '能算进MSDT的五项吗？',
        de: 'Zählt er für den MSDT?',
      },
      answer: {
        en: 'Yes, as one of the five. Three or more are better taken as the ten-day preparation.',
        id: 'Ya, satu dari lima. Bila butuh tiga atau lebih, lebih baik ambil persiapan sepuluh hari.',
        ja: 'はい、5種のうちの1つになります。3種以上必要な方には10日間の準備コースをおすすめします。',
        zh: '可以，算其中一项。需要三项以上，上十天的准备课程更合适。',
        de: 'Ja, als einer von fünf. Ab dreien ist die zehntägige Vorbereitung die bessere Wahl.',
      },
    },
  ],
  minimumLevel: 'instructor',
  diveCount: 2,
  durationDays: 2,
  price: 7_800_000,
  locations: ['sd-point', 'usat-liberty'],
  comesAfter: ['idc-and-ie'],
};
