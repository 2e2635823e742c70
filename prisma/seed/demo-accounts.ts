import type { Role } from '../../src/shared/schema/actor';

type DemoAccount = {
  email: string;
  password: string;
  role: Role;
  firstName: string;
  lastName: string;
  active: boolean;
  confirmed: boolean;
  note: string;
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@segara.test',
    password: 'admin-demo-1',
    role: 'ADMIN',
    firstName: 'Made',
    lastName: 'Wirawan',
    active: true,
    confirmed: true,
    note: 'runs the shop at /admin/sign-in',
  },
  {
    email: 'diver@segara.test',
    password: 'diver-demo-1',
    role: 'USER',
    firstName: 'Hana',
    lastName: 'Lindqvist',
    active: true,
    confirmed: true,
    note: 'a customer',
  },
  {
    email: 'inactive@segara.test',
    password: 'inactive-demo-1',
    role: 'USER',
    firstName: 'Ingo',
    lastName: 'Berger',
    active: false,
    confirmed: true,
    note: 'a deactivated customer',
  },
  {
    email: 'inactive-admin@segara.test',
    password: 'inactive-demo-1',
    role: 'ADMIN',
    firstName: 'Ketut',
    lastName: 'Astawa',
    active: false,
    confirmed: true,
    note: 'a deactivated admin',
  },
  {
    email: 'new@segara.test',
    password: 'new-demo-1',
    role: 'USER',
    firstName: 'Noor',
    lastName: 'Haddad',
    active: true,
    confirmed: false,
    note: 'has not confirmed the e-mail',
  },
  {
    email: 'agen@segara.test',
    password: 'agen-demo-1',
    role: 'AGEN',
    firstName: 'Agus',
    lastName: 'Pranata',
    active: true,
    confirmed: true,
    note: 'an agent',
  },
];
