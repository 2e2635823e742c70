import type { CrewRole, Paper } from '../../src/features/crew/schema';

export type PortraitContent = {
  skin: string;
  /** Shadow colour on neck and face. */
  shade: string;
  hair: 'short' | 'parted' | 'curly' | 'bun' | 'long' | 'bob';
  hairColour: string;
  wears?: 'udeng' | 'cap' | 'straw';
  beard?: boolean;
  glasses?: boolean;
  shirt: string;
  /** Colours of the water behind, from the top. */
  water: readonly [string, string];
};

export type CrewContent = {
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
  portrait: PortraitContent;
  /** True if the person agreed to appear on public pages. */
  shown?: boolean;
  /** The slug of a dive site. */
  favouriteSite?: string;
};

const brown = { skin: '#b97a50', shade: '#a3673f' };
const deepBrown = { skin: '#8d5a3b', shade: '#784a2f' };
const tan = { skin: '#d79b72', shade: '#c18459' };
const fair = { skin: '#f0c49c', shade: '#dba97f' };
const black = '#1d1a1c';
const lagoon = ['#bfe9dc', '#45b8ad'] as const;
const ocean = ['#5fc3c0', '#0b5e7e'] as const;
const dusk = ['#ffd9a0', '#e48d6f'] as const;
const morning = ['#f4e3c1', '#8fd3dc'] as const;

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
    portrait: { ...deepBrown, hair: 'short', hairColour: black, wears: 'udeng', shirt: '#14919b', water: ocean },
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
    portrait: { ...brown, hair: 'bun', hairColour: black, shirt: '#14919b', water: lagoon },
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
    portrait: { ...deepBrown, hair: 'short', hairColour: '#6d6a68', wears: 'straw', shirt: '#0b5e7e', water: morning },
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
    portrait: { ...brown, hair: 'short', hairColour: black, wears: 'cap', beard: true, shirt: '#f4e3c1', water: ocean },
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
    portrait: { ...fair, hair: 'long', hairColour: '#c98f4e', shirt: '#14919b', water: ocean },
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
    portrait: { ...fair, hair: 'parted', hairColour: black, glasses: true, shirt: '#0b5e7e', water: dusk },
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
    portrait: { ...tan, hair: 'curly', hairColour: black, shirt: '#14919b', water: morning },
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
    portrait: { ...fair, hair: 'bob', hairColour: black, shirt: '#14919b', water: dusk },
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
    portrait: { ...fair, hair: 'parted', hairColour: '#5b3a22', beard: true, shirt: '#0b5e7e', water: lagoon },
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
    portrait: { ...brown, hair: 'parted', hairColour: black, shirt: '#14919b', water: dusk },
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
    portrait: { ...deepBrown, hair: 'short', hairColour: black, shirt: '#f4e3c1', water: lagoon },
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
    portrait: { ...tan, hair: 'short', hairColour: black, glasses: true, shirt: '#f4e3c1', water: morning },
  },
];
