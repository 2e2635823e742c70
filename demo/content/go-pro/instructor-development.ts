import type { ProductContent } from '../types';
import { instructorTerms } from './instructor-terms';
import { excluded, included, listed } from './phrases';

export const instructorDevelopment: ProductContent = {
  ...instructorTerms,
  slug: 'instructor-development',
  bookable: false,
  title: {
    en: 'Instructor Development',
    id: 'Instructor Development',
    ja: 'インストラクター開発コース（IDC）',
    zh: '教练发展课程（IDC）',
    de: 'Ausbildung zum Tauchlehrer (IDC)',
  },
  summary: {
    en: 'From Divemaster to Open Water Scuba Instructor: learning to see a mistake before it happens, and to explain it kindly.',
    id: 'Dari Divemaster menjadi Open Water Scuba Instructor: belajar melihat kesalahan sebelum terjadi dan menjelaskannya dengan baik.',
    ja: 'ダイブマスターからオープン・ウォーター・スクーバ・インストラクターへ。失敗を起こる前に見つけ、やさしく伝える力を養います。',
    zh: '从潜水长到开放水域水肺教练：学会在错误发生之前看见它，并好好地讲给学员听。',
    de: 'Vom Divemaster zum Open Water Scuba Instructor: einen Fehler sehen, bevor er geschieht, und ihn freundlich erklären.',
  },
  body: {
    en: [
      'The IDC has two halves, the Assistant Instructor course and the Open Water Scuba Instructor programme, and ends with an Instructor Examination that others conduct. In between lie ten to fourteen days of presentations, pool lessons and sea lessons, in which you teach and the rest of us make the mistakes of real students.',
      'To begin you need to be a Divemaster, certified as a diver for at least six months, with 60 dives; by the examination there must be 100. You also need first-aid instructor training, which we offer separately. We run the course with four candidates at most, and everybody teaches every day.',
    ],
    id: [
      'IDC terdiri atas dua bagian, Assistant Instructor dan program Open Water Scuba Instructor, dan berakhir dengan Instructor Examination yang diselenggarakan pihak lain. Di antaranya ada sepuluh sampai empat belas hari presentasi, pelajaran kolam, dan pelajaran laut: Anda mengajar, kami membuat kesalahan seperti murid sungguhan.',
      'Untuk mulai Anda sudah Divemaster, penyelam bersertifikat minimal enam bulan, dengan 60 penyelaman; saat ujian harus 100. Anda juga perlu pelatihan instruktur P3K, yang kami tawarkan tersendiri. Kursus diikuti paling banyak empat kandidat, dan semua orang mengajar setiap hari.',
    ],
    ja: [
      'IDCは、アシスタント・インストラクター・コースとオープン・ウォーター・スクーバ・インストラクター・プログラムの2部からなり、外部の試験官によるインストラクター試験（IE）で締めくくります。その間の10〜14日は、講義、プール、海洋の模擬講習の連続。教えるのはあなた、生徒の失敗を演じるのは私たちです。',
      '開始の条件は、ダイブマスターであること、認定から6か月以上、60本の経験。試験までに100本が必要です。救急法のインストラクター資格も必要で、単独のコースとして受けられます。候補生は4名まで。全員が毎日教壇に立ちます。',
    ],
    zh: [
      'IDC分两部分：助理教练课程和开放水域水肺教练课程，最后是由外部考官主持的教练考试（IE）。中间十到十四天，是一场接一场的讲课、泳池教学和海洋教学：您来教，我们来扮演会犯错的学员。',
      '开课条件：潜水长资格、持证满六个月、60潜；考试时须满100潜。还需要急救教练资格，我们单独开课。每期最多四名学员，每人每天都要上台教。',
    ],
    de: [
      'Der IDC hat zwei Hälften, den Assistant-Instructor-Kurs und das Programm zum Open Water Scuba Instructor, und endet mit einer Instructor Examination, die andere abnehmen. Dazwischen liegen zehn bis vierzehn Tage mit Vorträgen, Lektionen im Pool und im Meer: Sie unterrichten, und wir machen die Fehler echter Schüler.',
      'Zum Start sind Sie Divemaster, seit mindestens sechs Monaten brevetiert und haben 60 Tauchgänge; zur Prüfung müssen es 100 sein. Dazu kommt die Ausbildung zum Erste-Hilfe-Lehrer, die wir einzeln anbieten. Höchstens vier nehmen teil, und jeder unterrichtet jeden Tag.',
    ],
  },
  itinerary: [],
  included: listed(included.mentor, included.rooms, included.dives, included.lunch),
  excluded: listed(excluded.fees, excluded.exam, excluded.materials, excluded.ownKit, excluded.doctor, excluded.stay),
  faqs: [
    {
      question: {
        en: 'I became a Divemaster elsewhere. Is that a disadvantage?',
        id: 'Saya menjadi Divemaster di tempat lain. Apakah itu merugikan?',
        ja: 'ダイブマスターは別の店で取りました。不利になりますか。',
        zh: '我的潜水长是在别处考的，会吃亏吗？',
        de: 'Ich bin anderswo Divemaster geworden. Ist das ein Nachteil?',
      },
      answer: {
        en: 'No. Come two or three days earlier to get to know the pool, the sites and your fellow candidates; those days are free of charge.',
        id: 'Tidak. Datanglah dua atau tiga hari lebih awal untuk mengenal kolam, lokasi, dan sesama kandidat; hari-hari itu tidak dipungut biaya.',
        ja: 'いいえ。2〜3日早く来て、プールや海、仲間に慣れておくことをおすすめします。その分の受講料はいただきません。',
        zh: '不会。提前两三天来，熟悉泳池、潜点和同期学员，这几天不收费。',
        de: 'Nein. Kommen Sie zwei, drei Tage früher, um Pool, Plätze und die anderen kennenzulernen; diese Tage kosten nichts.',
      },
    },
    {
      question: {
        en: 'Who examines us?',
        id: 'Siapa yang menguji?',
        ja: '試験は誰が行いますか。',
        zh: '由谁来考？',
        de: 'Wer prüft uns?',
      },
      answer: {
        en: 'An examiner sent by the agency, over two days. We are not in the room, and that is as it should be.',
        id: 'Penguji yang dikirim lembaga sertifikasi, selama dua hari. Kami tidak berada di ruangan, dan memang begitu seharusnya.',
        ja: '指導団体から派遣される試験官が2日間で行います。私たちは立ち会いません。それが公正な形です。',
        zh: '由机构派来的考官主持，为期两天。我们不在场，本该如此。',
        de: 'Ein vom Verband entsandter Prüfer, an zwei Tagen. Wir sind nicht dabei, und das ist richtig so.',
      },
    },
  ],
  minimumLevel: 'divemaster',
  diveCount: 8,
  durationDays: 14,
  price: null,
  locations: ['blue-lagoon', 'coral-garden'],
  comesAfter: ['divemaster'],
  scene: 'internship-team',
};
