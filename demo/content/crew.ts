import type { CrewRole, Paper } from '../../src/features/crew/schema';

export type CrewContent = {
  /** Also names the drawing in `demo/portraits`. */
  name: string;
  roles: CrewRole[];
  languages: string[];
  agency?: 'PADI' | 'SSI' | 'CMAS';
  level?: string;
  number?: string;
  /** Days until each paper expires. */
  papers: Partial<Record<Paper, number>>;
  phone: string;
  freelance?: boolean;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** Exceptions to the usual week, in days from today: a working day becomes a day off, any other an extra working day. */
  exceptions?: number[];
  /** True if the person agreed to appear on public pages. */
  shown?: boolean;
  /** The slug of a dive site. */
  favouriteSite?: string;
};

const almostEveryDay = [1, 2, 3, 4, 5, 6];

export const crew: CrewContent[] = [
  {
    name: 'I Made Sudarma',
    roles: ['guide', 'captain'],
    languages: ['id', 'ban', 'en'],
    agency: 'PADI',
    level: 'Divemaster',
    number: 'DM-318204',
    papers: { insurance: 640, first_aid: 400, licence: 700 },
    phone: '+6281234500101',
    weekdays: almostEveryDay,
    exceptions: [3, 4],
    shown: true,
    favouriteSite: 'manta-point',
  },
  {
    name: 'Ni Luh Ayu Pratiwi',
    roles: ['instructor', 'guide'],
    languages: ['id', 'ban', 'en', 'ja'],
    agency: 'PADI',
    level: 'Master Scuba Diver Trainer',
    number: 'MSDT-402918',
    papers: { insurance: 550, first_aid: 710, licence: 730 },
    phone: '+6281234500102',
    weekdays: [2, 3, 4, 5, 6, 7],
    exceptions: [9],
    shown: true,
    favouriteSite: 'crystal-bay',
  },
  {
    name: 'I Wayan Suarta',
    roles: ['captain'],
    languages: ['id', 'ban', 'sas'],
    papers: { first_aid: 580, licence: 540 },
    phone: '+6281234500103',
    weekdays: [1, 2, 3, 4, 6, 7],
    shown: true,
  },
  {
    name: 'I Nyoman Kerta',
    roles: ['captain', 'driver'],
    languages: ['id', 'ban', 'en'],
    papers: { first_aid: 490, licence: 620 },
    phone: '+6281234500104',
    weekdays: almostEveryDay,
    exceptions: [5],
    shown: true,
  },
  {
    name: 'Katrin Vogel',
    roles: ['instructor'],
    languages: ['de', 'en', 'fr'],
    agency: 'SSI',
    level: 'Dive Control Specialist Instructor',
    number: 'SSI-77120',
    papers: { insurance: 21, first_aid: 660, licence: 760 },
    phone: '+4915112345678',
    freelance: true,
    weekdays: [1, 3, 4, 5, 7],
    exceptions: [12, 13],
    shown: true,
    favouriteSite: 'usat-liberty',
  },
  {
    name: 'Kenji Mori',
    roles: ['instructor', 'guide'],
    languages: ['ja', 'en', 'id'],
    agency: 'PADI',
    level: 'Open Water Scuba Instructor',
    number: 'OWSI-355017',
    papers: { insurance: 600, first_aid: 495, licence: 680 },
    phone: '+819012345678',
    weekdays: almostEveryDay,
    shown: true,
    favouriteSite: 'seraya-secrets',
  },
  {
    name: 'Putu Arya Wibawa',
    roles: ['guide'],
    languages: ['id', 'ban', 'en', 'zh'],
    agency: 'PADI',
    level: 'Divemaster',
    number: 'DM-390412',
    papers: { insurance: 520, first_aid: 620 },
    phone: '+6281234500107',
    weekdays: [1, 2, 4, 5, 6, 7],
    exceptions: [2, 16],
    shown: true,
    favouriteSite: 'toyapakeh',
  },
  {
    name: 'Chen Xiaomei',
    roles: ['guide'],
    languages: ['zh', 'yue', 'en'],
    agency: 'SSI',
    level: 'Dive Guide',
    number: 'SSI-81344',
    papers: { insurance: 475, first_aid: 540 },
    phone: '+8613812345678',
    freelance: true,
    weekdays: [4, 5, 6, 7],
    favouriteSite: 'manta-point',
  },
  {
    name: 'Luca Ferri',
    roles: ['guide'],
    languages: ['it', 'en', 'es'],
    agency: 'CMAS',
    level: '3★',
    number: 'IT-20931',
    papers: { insurance: 700, first_aid: 45 },
    phone: '+393312345678',
    weekdays: [1, 2, 3, 5, 6],
    exceptions: [20, 21, 22],
    shown: true,
    favouriteSite: 'usat-liberty',
  },
  {
    name: 'Dewa Ketut Alit',
    roles: ['guide'],
    languages: ['id', 'ban', 'en', 'ru'],
    agency: 'PADI',
    level: 'Divemaster',
    number: 'DM-377655',
    papers: { insurance: 730, first_aid: 60 },
    phone: '+6281234500110',
    weekdays: almostEveryDay,
    shown: true,
    favouriteSite: 'pos-ii',
  },
  {
    name: 'Komang Surya',
    roles: ['driver'],
    languages: ['id', 'ban'],
    papers: { licence: 410 },
    phone: '+6281234500111',
    weekdays: almostEveryDay,
    exceptions: [6],
  },
  {
    name: 'Agus Setiawan',
    roles: ['driver'],
    languages: ['id', 'jv', 'en'],
    papers: { licence: 530 },
    phone: '+6281234500112',
    freelance: true,
    weekdays: [5, 6, 7],
    exceptions: [8],
  },
];
