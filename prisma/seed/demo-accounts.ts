import type { Role } from '../../src/shared/schema/actor';
import type { Preset } from '../../src/shared/schema/rights';

type DemoAccount = {
  email: string;
  password: string;
  role: Role;
  /** Admins only: their rights. */
  preset?: Preset;
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
    preset: 'owner',
    firstName: 'Made',
    lastName: 'Wirawan',
    active: true,
    confirmed: true,
    note: 'runs the shop at /admin/sign-in',
  },
  {
    email: 'office@segara.test',
    password: 'office-demo-1',
    role: 'ADMIN',
    preset: 'office',
    firstName: 'Kadek',
    lastName: 'Suartini',
    active: true,
    confirmed: true,
    note: 'takes bookings and plans the days',
  },
  {
    email: 'content@segara.test',
    password: 'content-demo-1',
    role: 'ADMIN',
    preset: 'content',
    firstName: 'Putu',
    lastName: 'Mahendra',
    active: true,
    confirmed: true,
    note: 'writes the catalogue and the blog',
  },
  {
    email: 'money@segara.test',
    password: 'money-demo-1',
    role: 'ADMIN',
    preset: 'money',
    firstName: 'Wayan',
    lastName: 'Sudiana',
    active: true,
    confirmed: true,
    note: 'pays refunds back and closes the cash',
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
    preset: 'owner',
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
