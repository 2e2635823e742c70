import type accounts from '../../public/locales/en/accounts.json';
import type blog from '../../public/locales/en/blog.json';
import type catalogue from '../../public/locales/en/catalogue.json';
import type common from '../../public/locales/en/common.json';
import type contact from '../../public/locales/en/contact.json';
import type errors from '../../public/locales/en/errors.json';
import type kit from '../../public/locales/en/kit.json';
import type mail from '../../public/locales/en/mail.json';
import type places from '../../public/locales/en/places.json';
import type site from '../../public/locales/en/site.json';

/** English is the source: it types the keys of every language. */
export interface Resources {
  accounts: typeof accounts;
  blog: typeof blog;
  catalogue: typeof catalogue;
  common: typeof common;
  contact: typeof contact;
  errors: typeof errors;
  kit: typeof kit;
  mail: typeof mail;
  places: typeof places;
  site: typeof site;
}

export type Namespace = keyof Resources;
