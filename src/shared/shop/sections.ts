import type { z } from '@/shared/schema/zod';
import { agencies } from './agencies';
import {
  defaultAgencies,
  defaultCounter,
  defaultIdentity,
  defaultInvoices,
  defaultPickup,
  defaultSelling,
} from './default-shop';
import { fees } from './fees';
import { identity } from './identity';
import { invoices, refunds } from './invoicing';
import { languages } from './languages';
import { mails } from './mails';
import { papers } from './papers';
import { pickup } from './pickup';
import { proof } from './proof';
import { counter, selling } from './selling';

/** The settings are saved in these parts, each with its own version. */
export const sections = {
  identity,
  selling,
  pickup,
  languages,
  counter,
  invoices,
  refunds,
  mails,
  proof,
  agencies,
  papers,
  fees,
} as const;
export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as [Section, ...Section[]];

export type Shop = { [Name in Section]: z.output<(typeof sections)[Name]> } & {
  /** The picture of the logo; null for the drawn logo. */
  logo: { url: string; width: number; height: number } | null;
};

export const defaultShop: Shop = {
  identity: defaultIdentity,
  selling: defaultSelling,
  pickup: defaultPickup,
  languages: { hidden: [] },
  counter: defaultCounter,
  invoices: defaultInvoices,
  refunds: { second_person_above: null },
  mails: { signature: {} },
  proof: { insurer: '', policy: '', oxygen: false, payments: [] },
  agencies: defaultAgencies,
  papers: { waiver_months: 12, waiver_years: 5 },
  fees: { fees: [] },
  logo: null,
};
