import { excluded as tripExcluded } from '../trips/phrases';
import type { Localised } from '../types';

export { listed } from '../trips/phrases';

export const included = {
  mentor: {
    en: 'A mentor of your own, for up to four candidates',
    id: 'Mentor pribadi, untuk paling banyak empat kandidat',
    ja: '専任のメンター（候補生4名まで）',
    zh: '固定的带教导师，最多带4名学员',
    de: 'Ein fester Mentor für höchstens vier Anwärter',
  },
  rooms: {
    en: 'Classroom, pool and workshop, on rest days too',
    id: 'Ruang kelas, kolam, dan bengkel, juga di hari libur',
    ja: '教室、プール、整備室の利用（休日も可）',
    zh: '教室、泳池和维修室随时可用，休息日也开放',
    de: 'Seminarraum, Pool und Werkstatt, auch an freien Tagen',
  },
  dives: {
    en: 'All training dives with tanks, weights and boat',
    id: 'Semua penyelaman latihan dengan tabung, pemberat, dan kapal',
    ja: 'トレーニングダイブ全本（タンク、ウエイト、ボート込み）',
    zh: '全部训练潜水，含气瓶、配重和船只',
    de: 'Alle Trainingstauchgänge mit Flaschen, Blei und Boot',
  },
  lunch: {
    en: 'Lunch and drinking water on training days',
    id: 'Makan siang dan air minum pada hari latihan',
    ja: 'トレーニング日の昼食と飲料水',
    zh: '训练日的午餐和饮用水',
    de: 'Mittagessen und Trinkwasser an Trainingstagen',
  },
} satisfies Record<string, Localised>;

export const excluded = {
  fees: {
    en: 'Fees of the training agency, paid to it directly',
    id: 'Biaya lembaga sertifikasi, dibayar langsung kepada mereka',
    ja: '指導団体への申請料・会費（直接お支払いいただきます）',
    zh: '认证机构的费用（直接向机构支付）',
    de: 'Gebühren des Ausbildungsverbands, direkt an ihn zu zahlen',
  },
  exam: {
    en: 'The fee of the Instructor Examination, paid to the agency',
    id: 'Biaya Instructor Examination, dibayar kepada lembaga sertifikasi',
    ja: 'インストラクター試験（IE）の受験料（指導団体へ直接）',
    zh: '教练考试（IE）费用（向机构支付）',
    de: 'Die Gebühr der Instructor Examination, an den Verband zu zahlen',
  },
  materials: {
    en: 'The candidate’s own set of materials and slates',
    id: 'Satu set materi dan slate milik kandidat',
    ja: '候補生用の教材セットとスレート',
    zh: '学员个人的教材和写字板',
    de: 'Ihr eigenes Paket aus Lehrmaterial und Schreibtafeln',
  },
  ownKit: {
    en: 'Your own complete set of dive equipment, which you need from here on',
    id: 'Satu set peralatan selam milik sendiri, yang mulai tahap ini diperlukan',
    ja: 'ご自身の器材一式（ここからは必須です）',
    zh: '个人全套潜水装备（从这一阶段起必须自备）',
    de: 'Eine eigene vollständige Ausrüstung, die Sie ab hier brauchen',
  },
  doctor: {
    en: 'The medical certificate, signed by a doctor within the last twelve months',
    id: 'Surat keterangan medis yang ditandatangani dokter dalam dua belas bulan terakhir',
    ja: '医師の署名入り診断書（12か月以内のもの）',
    zh: '十二个月内由医生签字的体检证明',
    de: 'Das ärztliche Attest aus den letzten zwölf Monaten',
  },
  stay: {
    en: 'Flights, visa and accommodation; we help with addresses',
    id: 'Tiket pesawat, visa, dan penginapan; kami bantu mencarikan alamat',
    ja: '航空券、ビザ、滞在先（宿探しはお手伝いします）',
    zh: '机票、签证和住宿（我们可帮忙介绍住处）',
    de: 'Flug, Visum und Unterkunft; mit Adressen helfen wir',
  },
  insurance: tripExcluded.insurance,
} satisfies Record<string, Localised>;
