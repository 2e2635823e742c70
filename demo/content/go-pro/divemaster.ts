import type { ProductContent } from '../types';
import { divemasterTerms } from './divemaster-terms';
import { excluded, included, listed } from './phrases';

export const divemaster: ProductContent = {
  ...divemasterTerms,
  slug: 'divemaster',
  kind: 'go_pro',
  bookable: false,
  title: { en: 'Divemaster', id: 'Divemaster', ja: 'ダイブマスター', zh: '潜水长（Divemaster）', de: 'Divemaster' },
  summary: {
    en: 'The first professional level: you stop following the guide and learn why the guide turned left.',
    id: 'Jenjang profesional pertama: Anda berhenti mengikuti pemandu dan belajar mengapa ia berbelok ke kiri.',
    ja: 'プロの第一歩。ガイドについて行くのをやめて、ガイドがなぜ左に曲がったのかを学びます。',
    zh: '专业潜水的第一级：不再只是跟着潜导，而是弄懂他为什么往左拐。',
    de: 'Die erste Profistufe: Sie folgen nicht mehr dem Guide, sondern lernen, warum er links abgebogen ist.',
  },
  body: {
    en: [
      'A Divemaster leads certified divers, assists instructors and is the one person on the boat who has counted everybody. You learn it where it is done: you map sites, brief guests who do not listen, read the current off Toyapakeh, sort out rental fins at six in the morning, and rescue people who are only pretending.',
      'You need Advanced and Rescue, first aid from the last 24 months, a doctor’s certificate from the last twelve, and 40 dives to begin; by the end you need at least 60. You can do it in four weeks or in eight. The content is the same; the longer way simply leaves more days on boats, and it shows.',
    ],
    id: [
      'Divemaster memimpin penyelam bersertifikat, membantu instruktur, dan menjadi satu-satunya orang di kapal yang sudah menghitung semua orang. Anda mempelajarinya di tempatnya: memetakan lokasi, memberi briefing kepada tamu yang tak menyimak, membaca arus di Toyapakeh, memilah fin sewaan pukul enam pagi, dan menyelamatkan orang yang hanya berpura-pura.',
      'Syaratnya Advanced dan Rescue, P3K dalam 24 bulan terakhir, surat dokter dalam dua belas bulan terakhir, dan 40 penyelaman untuk mulai; di akhir paling sedikit 60. Bisa empat minggu, bisa delapan. Isinya sama; jalan yang lebih panjang memberi lebih banyak hari di kapal, dan itu terlihat.',
    ],
    ja: [
      'ダイブマスターは認定ダイバーを引率し、インストラクターを助け、船の上で全員の人数を数え終えている、ただ一人の人です。学ぶ場所は現場。ポイントの地図を描き、話を聞いていないゲストにブリーフィングし、トヤパケの流れを読み、朝6時にレンタルフィンを揃え、溺れたふりをする人を助けます。',
      '条件は、アドバンスとレスキューの認定、24か月以内の救急法、12か月以内の医師の診断書、開始時に40本の経験です。修了時には60本以上になります。期間は4週間か8週間。内容は同じですが、長いほうが船に乗る日が増え、その差は現れます。',
    ],
    zh: [
      '潜水长带领持证潜水员、协助教练，也是船上唯一数清了所有人的那个人。学习就在现场：画潜点图，给心不在焉的客人做简报，看懂托亚帕克的水流，早上六点配好租赁脚蹼，救起那些假装遇险的人。',
      '需要进阶和救援证书、24个月内的急救培训、12个月内的医生证明，开课时有40潜，结业时至少60潜。可选四周或八周，内容相同，长的那条路在船上的日子更多，学出来看得出差别。',
    ],
    de: [
      'Ein Divemaster führt brevetierte Taucher, hilft den Tauchlehrern und ist die eine Person an Bord, die alle gezählt hat. Sie lernen es dort, wo es geschieht: Sie zeichnen Plätze, briefen Gäste, die nicht zuhören, lesen die Strömung vor Toyapakeh, sortieren morgens um sechs Leihflossen und retten Menschen, die nur so tun.',
      'Sie brauchen Advanced und Rescue, Erste Hilfe aus den letzten 24 Monaten, ein Attest aus den letzten zwölf und 40 Tauchgänge zum Start; am Ende sind es mindestens 60. Es geht in vier Wochen oder in acht. Der Inhalt ist derselbe; der längere Weg bringt mehr Tage auf Booten, und das merkt man.',
    ],
  },
  itinerary: [],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(
    excluded.fees,
    excluded.materials,
    excluded.ownKit,
    excluded.doctor,
    excluded.insurance,
    excluded.stay,
  ),
  faqs: [
    {
      question: {
        en: 'Does it allow me to work in Bali?',
        id: 'Bolehkah saya bekerja di Bali dengan sertifikat ini?',
        ja: '修了後、バリで働けますか。',
        zh: '拿到后可以在巴厘岛工作吗？',
        de: 'Darf ich damit auf Bali arbeiten?',
      },
      answer: {
        en: 'The certificate is valid worldwide; the right to work is a matter for each country. Foreigners need a work permit here, and the training itself is unpaid. Please ask your embassy or a visa agent before you plan on it.',
        id: 'Sertifikatnya berlaku di seluruh dunia; hak bekerja ditentukan tiap negara. Warga asing perlu izin kerja di sini, dan pelatihannya sendiri tidak dibayar. Tanyakan dulu kepada kedutaan atau agen visa.',
        ja: '認定は世界共通ですが、就労の可否は国ごとに異なります。外国籍の方がここで働くには就労許可が必要で、トレーニング自体は無給です。大使館やビザの専門家に事前にご確認ください。',
        zh: '证书全球有效，能否工作由各国规定。外国人在这里工作需要工作许可，培训本身不付工资。请事先向使馆或签证中介咨询。',
        de: 'Das Brevet gilt weltweit, das Recht zu arbeiten regelt jedes Land selbst. Ausländer brauchen hier eine Arbeitserlaubnis, und die Ausbildung ist unbezahlt. Fragen Sie bitte vorher Ihre Botschaft oder eine Visumsagentur.',
      },
    },
    {
      question: {
        en: 'I have fewer than 40 dives. Can I still come?',
        id: 'Penyelaman saya belum sampai 40. Bolehkah tetap datang?',
        ja: '40本に足りません。参加できますか。',
        zh: '我不到40潜，能来吗？',
        de: 'Ich habe weniger als 40 Tauchgänge. Kann ich trotzdem kommen?',
      },
      answer: {
        en: 'Yes, come a week early: dive along on our trips until the number is right. The internship also takes you from Advanced onwards.',
        id: 'Bisa, datang seminggu lebih awal: ikut menyelam di trip kami sampai jumlahnya cukup. Program magang kami juga menerima mulai Advanced.',
        ja: 'はい。1週間ほど早くいらして、当店のツアーで本数を重ねてください。アドバンスから始められるインターンシップもあります。',
        zh: '可以，提前一周来，跟我们的行程潜够数即可。实习项目也接受从进阶起步的学员。',
        de: 'Ja, eine Woche früher: Tauchen Sie auf unseren Ausfahrten mit, bis die Zahl stimmt. Das Praktikum nimmt Sie auch schon ab Advanced.',
      },
    },
  ],
  diveCount: 20,
  durationDays: 28,
  price: null,
  locations: ['toyapakeh', 'usat-liberty', 'blue-lagoon'],
};
