import type { Locale } from '@/shared/locale/locales';
import type { Transfers } from '@/shared/schema/transfers';
import type { ShopAgencies } from './agencies';
import { mainAddress } from './contact';
import { shownLocales } from './languages';
import { areaName, defaultTransfersOf } from './pickup';
import type { Shop } from './sections';
import type { CounterMethod } from './selling';

/** The shop settings that the browser gets. */
export type ShopOnScreen = {
  name: string;
  email: string;
  /** Empty when nobody answers chats. */
  whatsApp: string;
  street: string;
  /** The names of all areas by slug, inactive ones included. */
  areaNames: Readonly<Record<string, string>>;
  /** The usual pickup times; null when the shop offers no pickup. */
  transfers: Transfers | null;
  diversPerGuide: number;
  depositPercent: number;
  cutOffHours: number;
  counterMethods: readonly CounterMethod[];
  /** The shop's reading of cards and breaks. */
  agencies: ShopAgencies;
  /** The languages that the site shows. */
  languages: readonly Locale[];
};

export const onScreen = (
  { identity, selling, pickup, counter, languages, agencies }: Shop,
  lng: Locale,
): ShopOnScreen => ({
  name: identity.name,
  email: identity.email,
  whatsApp: identity.whats_app,
  street: mainAddress(identity).street,
  areaNames: Object.fromEntries(pickup.areas.map(({ slug }) => [slug, areaName(pickup, lng, slug)])),
  transfers: defaultTransfersOf(pickup),
  diversPerGuide: selling.divers_per_guide,
  depositPercent: selling.deposit_percent,
  cutOffHours: selling.cut_off_hours,
  counterMethods: counter.methods,
  agencies,
  languages: shownLocales(languages),
});
