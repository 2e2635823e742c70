import { fromOverseas } from './from-overseas';
import { inTheirLanguages } from './in-their-languages';
import { type DemoCustomer, man, woman } from './types';

/** The party of the demo customer who can sign in. */
export const demoDiver: DemoCustomer = {
  email: 'diver@segara.test',
  locale: 'en',
  nationality: 'SE',
  phone: '+46 70 123 45 67',
  party: [
    woman('Hana', 'Lindqvist', '1990-07-14', [172, 64, 39])({ level: 'advanced' }),
    man('Mats', 'Lindqvist', '1988-03-02', [184, 82, 44])({ level: 'advanced', diet: 'vegetarian' }),
    woman('Elin', 'Lindqvist', '1994-05-26', [169, 60, 38])(),
    man('Oskar', 'Lindqvist', '1992-11-19', [178, 74, 42])(),
  ],
  emergency: { name: 'Ingrid Lindqvist', phone: '+46 70 765 43 21', relationship: 'mother' },
};

/** Past and coming customers without passwords. */
export const demoCustomers: readonly DemoCustomer[] = [...fromOverseas, ...inTheirLanguages];
