import { excluded as tripExcluded, included as tripIncluded } from '../trips/phrases';
import type { Localised } from '../types';

export { listed, morningPickup } from '../trips/phrases';

export const included = {
  towel: tripIncluded.towel,
  dryTowel: tripIncluded.dryTowel,
  lunch: tripIncluded.lunch,
  torches: tripIncluded.torches,
  porters: tripIncluded.porters,
  instructor: {
    en: 'One instructor for up to four students',
    id: 'Satu instruktur untuk paling banyak empat murid',
    ja: 'インストラクター（受講生最大4名に1名）',
    zh: '教练授课（每位教练最多带4名学员）',
    de: 'Ein Tauchlehrer für höchstens vier Schüler',
  },
  materials: {
    en: 'Course materials in English, Indonesian, Japanese, Chinese or German',
    id: 'Materi kursus dalam bahasa Indonesia, Inggris, Jepang, Mandarin, atau Jerman',
    ja: '教材（日本語、英語、インドネシア語、中国語、ドイツ語から選べます）',
    zh: '教材（中文、英语、印尼语、日语、德语任选）',
    de: 'Kursunterlagen auf Deutsch, Englisch, Indonesisch, Japanisch oder Chinesisch',
  },
  certification: {
    en: 'Certification and digital card',
    id: 'Sertifikasi dan kartu digital',
    ja: '認定料とデジタルCカード',
    zh: '发证费用和电子潜水证',
    de: 'Brevetierung und digitale Karte',
  },
  equipment: {
    en: 'All equipment for the lessons, with a dive computer each',
    id: 'Seluruh peralatan selama kursus, masing-masing dengan komputer selam',
    ja: '講習中の器材一式（ダイブコンピューターはお一人1台）',
    zh: '课程期间全套装备，每人一块潜水电脑表',
    de: 'Die ganze Ausrüstung während des Kurses, mit einem Tauchcomputer für jeden',
  },
  seaDives: {
    en: 'All sea dives with tanks, weights, boat or porters',
    id: 'Semua penyelaman di laut dengan tabung, pemberat, kapal atau porter',
    ja: '海洋実習のタンク、ウエイト、ボートまたはポーター',
    zh: '全部海洋潜水的气瓶、配重、船只或搬运工',
    de: 'Alle Tauchgänge im Meer mit Flaschen, Blei, Boot oder Trägern',
  },
  transfer: {
    en: 'Transfer from your hotel in south Bali and back, every day',
    id: 'Antar jemput dari hotel Anda di Bali selatan, setiap hari',
    ja: 'バリ島南部のホテルからの毎日の往復送迎',
    zh: '巴厘岛南部酒店每日往返接送',
    de: 'Transfer von Ihrem Hotel in Südbali und zurück, an jedem Tag',
  },
} satisfies Record<string, Localised>;

export const excluded = {
  insurance: tripExcluded.insurance,
  farTransfer: tripExcluded.farTransfer,
  tips: tripExcluded.tips,
  doctor: {
    en: 'A doctor’s examination, where the medical form asks for one',
    id: 'Pemeriksaan dokter, bila formulir kesehatan memintanya',
    ja: '医師の診断料（メディカルフォームで必要となった場合）',
    zh: '医生检查费（健康问卷要求体检时）',
    de: 'Eine ärztliche Untersuchung, falls der Gesundheitsfragebogen sie verlangt',
  },
} satisfies Record<string, Localised>;

export const variantNames = {
  group: {
    en: 'In a group of up to four',
    id: 'Dalam kelompok sampai empat orang',
    ja: '最大4名のグループ',
    zh: '最多四人的小组',
    de: 'In einer Gruppe von bis zu vier',
  },
  onlyYou: {
    en: 'Only the two of you with your instructor',
    id: 'Hanya Anda berdua dengan instruktur',
    ja: 'お二人だけで受講',
    zh: '仅两人，专属教练',
    de: 'Nur Sie beide mit Ihrem Tauchlehrer',
  },
} satisfies Record<string, Localised>;
