import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const efrInstructor: ProductContent = {
  ...instructorTerms,
  slug: 'efr-instructor',
  programme: 'instructor-development',
  bookable: true,
  title: {
    en: 'Emergency First Response Instructor',
    id: 'Emergency First Response Instructor',
    ja: 'エマージェンシー・ファースト・レスポンス・インストラクター',
    zh: '紧急第一反应教练（EFRI）',
    de: 'Emergency First Response Instructor',
  },
  summary: {
    en: 'Two dry days to learn how to teach first aid, so that people dare to use it.',
    id: 'Dua hari di darat untuk belajar mengajarkan P3K agar orang berani menggunakannya.',
    ja: '応急手当を「使える」ように教えるための、陸での2日間です。',
    zh: '两天岸上课程，学会把急救教到人们敢用。',
    de: 'Zwei trockene Tage, um Erste Hilfe so zu lehren, dass Menschen sich trauen, sie anzuwenden.',
  },
  body: {
    en: [
      'Anyone who teaches divers should be able to teach first aid as well, and the instructor rating requires it. You learn to set a scene, to praise before correcting, and to keep a group of adults on their knees beside a manikin for a whole afternoon.',
      'It is also open to people who do not dive: teachers, hotel staff, lifeguards. All you need is a current provider certificate in primary and secondary care.',
    ],
    id: [
      'Yang mengajar penyelam sebaiknya bisa mengajar P3K juga, dan untuk sertifikat instruktur itu syarat. Anda belajar membangun skenario, memuji sebelum mengoreksi, dan membuat sekelompok orang dewasa betah berlutut di samping manekin sepanjang sore.',
      'Kursus ini juga terbuka bagi yang tidak menyelam: guru, staf hotel, penjaga pantai. Cukup memiliki sertifikat perawatan primer dan sekunder yang masih berlaku.',
    ],
    ja: [
      'ダイバーを教える人には応急手当を教える力も必要で、インストラクター認定の条件になっています。場面の設定、直す前にまず褒めること、大人たちを午後いっぱいマネキンの横で夢中にさせるコツを学びます。',
      '教員、ホテルスタッフ、ライフガードなど、潜らない方も受講できます。必要なのは、有効期限内の一次・二次ケアの修了証だけです。',
    ],
    zh: [
      '教潜水的人也该会教急救，这是取得教练证的条件。您会学到怎样设置情景、先肯定再纠正，怎样让一群成年人一下午跪在假人旁边还兴致勃勃。',
      '不潜水的人也能参加：教师、酒店员工、救生员都欢迎，只需持有有效的首要与次要救护证书。',
    ],
    de: [
      'Wer Taucher unterrichtet, sollte auch Erste Hilfe lehren können; für das Brevet zum Tauchlehrer ist es Bedingung. Sie lernen, eine Szene aufzubauen, zu loben, bevor Sie korrigieren, und eine Gruppe Erwachsener einen Nachmittag lang neben einer Übungspuppe bei Laune zu halten.',
      'Offen ist der Kurs auch für Menschen, die nicht tauchen: Lehrerinnen, Hotelpersonal, Rettungsschwimmer. Nötig ist nur ein gültiges Brevet in Primary und Secondary Care.',
    ],
  },
  itinerary: [
    {
      at: '1',
      text: {
        en: 'How adults learn, the skills at teaching level, your first scenario.',
        id: 'Cara orang dewasa belajar, keterampilan setingkat pengajar, skenario pertama Anda.',
        ja: '大人の学び方、指導レベルの手技、最初のシナリオ。',
        zh: '成人学习原理、教学级技巧、第一个情景。',
        de: 'Wie Erwachsene lernen, die Handgriffe auf Lehrniveau, Ihr erstes Szenario.',
      },
    },
    {
      at: '2',
      text: {
        en: 'Teaching in turns, equipment care, the exam.',
        id: 'Mengajar bergantian, merawat alat, ujian.',
        ja: '交代で模擬講習、機材の手入れ、試験。',
        zh: '轮流授课、器材保养、考试。',
        de: 'Reihum unterrichten, Gerätepflege, Prüfung.',
      },
    },
  ],
  included: listed(included.mentor, included.rooms, included.lunch),
  excluded: listed(excluded.fees, excluded.materials),
  faqs: [
    {
      question: {
        en: 'Do I have to be a diver?',
        id: 'Haruskah saya penyelam?',
        ja: 'ダイバーでなくても受けられますか。',
        zh: '必须会潜水吗？',
        de: 'Muss ich Taucher sein?',
      },
      answer: {
        en: 'No. You need to be 18 and hold a valid first-aid certificate; we run the provider course four times a week.',
        id: 'Tidak. Cukup berusia 18 tahun dan punya sertifikat P3K yang berlaku; kursus dasarnya ada di tempat kami empat kali seminggu.',
        ja: 'はい、受けられます。18歳以上で、有効な救急法の修了証があれば大丈夫です。その前段階の講習も週4回開いています。',
        zh: '不必。年满18岁、持有有效急救证书即可，基础急救课我们每周开四次。',
        de: 'Nein. Sie müssen 18 sein und einen gültigen Erste-Hilfe-Nachweis haben; den Grundkurs gibt es bei uns viermal die Woche.',
      },
    },
    {
      question: {
        en: 'When is the best moment on the way to instructor?',
        id: 'Kapan saat terbaik dalam perjalanan menjadi instruktur?',
        ja: 'いつ受けるのがよいですか。',
        zh: '考教练的路上，什么时候上最好？',
        de: 'Wann auf dem Weg zum Tauchlehrer passt er am besten?',
      },
      answer: {
        en: 'Right before the IDC. By then you have stood in front of a class once, and the next time is easier.',
        id: 'Tepat sebelum IDC. Anda sudah pernah berdiri di depan kelas, dan berikutnya lebih mudah.',
        ja: 'IDCの直前がおすすめです。一度人前に立っておくと、次がずっと楽になります。',
        zh: '紧接在IDC之前。已经站上过一次讲台，下一次就容易了。',
        de: 'Unmittelbar vor dem IDC. Dann haben Sie schon einmal vor einer Klasse gestanden, und beim nächsten Mal ist es leichter.',
      },
    },
  ],
  minimumLevel: 'none',
  diveCount: 0,
  durationDays: 2,
  price: 7_000_000,
  locations: ['coral-garden'],
  comesAfter: ['emergency-first-response'],
};
