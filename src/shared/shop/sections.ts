import type { z } from '@/shared/schema/zod';
import { identity } from './identity';
import { invoices, refunds } from './invoicing';
import { languages } from './languages';
import { mails } from './mails';
import { pickup } from './pickup';
import { proof } from './proof';
import { counter, selling } from './selling';
import { usualCounter, usualIdentity, usualInvoices, usualPickup, usualSelling } from './usual-shop';

/** The parts of the settings that are saved by themselves, each with a version of its own. */
export const sections = { identity, selling, pickup, languages, counter, invoices, refunds, mails, proof } as const;
export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as [Section, ...Section[]];

/** The shop as it is set up now. */
export type Shop = { [Name in Section]: z.output<(typeof sections)[Name]> } & {
  /** The picture of the logo; null for the drawn one. */
  logo: { url: string; width: number; height: number } | null;
};

export const usualShop: Shop = {
  identity: usualIdentity,
  selling: usualSelling,
  pickup: usualPickup,
  languages: { hidden: [] },
  counter: usualCounter,
  invoices: usualInvoices,
  refunds: { second_person_above: null },
  mails: { signature: {} },
  proof: { insurer: '', policy: '', oxygen: false, payments: [] },
  logo: null,
};
