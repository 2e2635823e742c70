import type about from '../../public/locales/en/about.json';
import type accounts from '../../public/locales/en/accounts.json';
import type audit from '../../public/locales/en/audit.json';
import type blog from '../../public/locales/en/blog.json';
import type booking from '../../public/locales/en/booking.json';
import type careers from '../../public/locales/en/careers.json';
import type catalogue from '../../public/locales/en/catalogue.json';
import type catalogueAdmin from '../../public/locales/en/catalogue-admin.json';
import type common from '../../public/locales/en/common.json';
import type contact from '../../public/locales/en/contact.json';
import type csr from '../../public/locales/en/csr.json';
import type errors from '../../public/locales/en/errors.json';
import type kit from '../../public/locales/en/kit.json';
import type mail from '../../public/locales/en/mail.json';
import type messages from '../../public/locales/en/messages.json';
import type office from '../../public/locales/en/office.json';
import type orders from '../../public/locales/en/orders.json';
import type payments from '../../public/locales/en/payments.json';
import type people from '../../public/locales/en/people.json';
import type places from '../../public/locales/en/places.json';
import type planning from '../../public/locales/en/planning.json';
import type privacy from '../../public/locales/en/privacy.json';
import type schedule from '../../public/locales/en/schedule.json';
import type shop from '../../public/locales/en/shop.json';
import type site from '../../public/locales/en/site.json';
import type terms from '../../public/locales/en/terms.json';

/** English is the source: it types the keys of every language. */
export interface Resources {
  about: typeof about;
  accounts: typeof accounts;
  audit: typeof audit;
  blog: typeof blog;
  booking: typeof booking;
  careers: typeof careers;
  catalogue: typeof catalogue;
  'catalogue-admin': typeof catalogueAdmin;
  common: typeof common;
  contact: typeof contact;
  csr: typeof csr;
  errors: typeof errors;
  kit: typeof kit;
  mail: typeof mail;
  messages: typeof messages;
  office: typeof office;
  orders: typeof orders;
  payments: typeof payments;
  people: typeof people;
  places: typeof places;
  planning: typeof planning;
  privacy: typeof privacy;
  schedule: typeof schedule;
  shop: typeof shop;
  site: typeof site;
  terms: typeof terms;
}

export type Namespace = keyof Resources;
