import type { PersonInCharge } from '../types';

/** Fictitious people; the newest sites have nobody in charge yet. */
export const peopleInCharge: PersonInCharge[] = [
  {
    name: 'I Wayan Sudiarta',
    phone: '+62 812 5550 0151',
    email: 'wayan.sudiarta@segara.test',
    sites: ['usat-liberty', 'coral-garden', 'tulamben-drop-off', 'seraya-secrets'],
  },
  {
    name: 'Ni Ketut Suastini',
    phone: '+62 812 5550 0152',
    email: 'ketut.suastini@segara.test',
    sites: ['jemeluk-wall', 'pyramids', 'japanese-wreck', 'gili-selang'],
  },
  {
    name: 'Komang Ayu Lestari',
    phone: '+62 812 5550 0153',
    email: 'ayu.lestari@segara.test',
    sites: ['blue-lagoon', 'jepun', 'gili-mimpang', 'gili-tepekong', 'gili-biaha'],
  },
  {
    name: 'Made Wirawan',
    phone: '+62 812 5550 0154',
    email: 'made.wirawan@segara.test',
    sites: ['manta-point', 'manta-bay', 'crystal-bay', 'toyapakeh', 'sd-point'],
  },
  {
    name: 'I Nyoman Darmayasa',
    phone: '+62 812 5550 0155',
    email: 'nyoman.darmayasa@segara.test',
    sites: ['mangrove', 'blue-corner'],
  },
  {
    name: 'Gede Arya Mahendra',
    phone: '+62 812 5550 0156',
    email: 'arya.mahendra@segara.test',
    sites: ['pos-ii', 'eel-garden', 'biorock'],
  },
];
