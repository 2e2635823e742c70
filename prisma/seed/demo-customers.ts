import type { Locale } from '../../src/shared/locale/locales';

export type DemoCustomer = {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  nationality: string;
  phone: string;
  /** The name of their dive buddy. */
  buddy: string;
};

/** Past customers without passwords, so that the shop's lists are not empty. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: 'mika.sato@example.test',
    firstName: 'Mika',
    lastName: 'Sato',
    locale: 'ja',
    nationality: 'JP',
    phone: '+81 90 1234 5678',
    buddy: 'Kenji Sato',
  },
  {
    email: 'jonas.weber@example.test',
    firstName: 'Jonas',
    lastName: 'Weber',
    locale: 'de',
    nationality: 'DE',
    phone: '+49 151 23456789',
    buddy: 'Lena Hofmann',
  },
  {
    email: 'li.na@example.test',
    firstName: 'Na',
    lastName: 'Li',
    locale: 'zh',
    nationality: 'CN',
    phone: '+86 138 0013 8000',
    buddy: 'Wei Zhang',
  },
  {
    email: 'dewi.lestari@example.test',
    firstName: 'Dewi',
    lastName: 'Lestari',
    locale: 'id',
    nationality: 'ID',
    phone: '+62 812 3456 7890',
    buddy: 'Bayu Pratama',
  },
  {
    email: 'olivia.hughes@example.test',
    firstName: 'Olivia',
    lastName: 'Hughes',
    locale: 'en',
    nationality: 'GB',
    phone: '+44 7700 900123',
    buddy: 'Tom Hughes',
  },
  {
    email: 'noah.martin@example.test',
    firstName: 'Noah',
    lastName: 'Martin',
    locale: 'en',
    nationality: 'AU',
    phone: '+61 412 345 678',
    buddy: 'Isla Martin',
  },
  {
    email: 'camille.dubois@example.test',
    firstName: 'Camille',
    lastName: 'Dubois',
    locale: 'en',
    nationality: 'FR',
    phone: '+33 6 12 34 56 78',
    buddy: 'Louis Moreau',
  },
  {
    email: 'elena.rossi@example.test',
    firstName: 'Elena',
    lastName: 'Rossi',
    locale: 'en',
    nationality: 'IT',
    phone: '+39 312 345 6789',
    buddy: 'Marco Bianchi',
  },
];
