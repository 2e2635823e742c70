import type { SettingsView } from '@/features/settings/schema';
import type { Locale } from '@/shared/locale/locales';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import type { ShopArea, ShopPickup } from '@/shared/shop/pickup';

type AreaValues = Omit<ShopArea, 'names'> & { names: Record<Locale, string> };
export type PickupValues = { areas: AreaValues[]; returning: ShopPickup['returning'] };

export const newArea: AreaValues = {
  slug: '',
  names: lineInEveryLanguage(null),
  from: '07:00',
  to: '07:15',
  active: true,
};

/** Every language has a text, blank if none is written. */
export const toPickupForm = ({ pickup: { areas, returning } }: SettingsView): PickupValues => ({
  areas: areas.map((area) => ({ ...area, names: lineInEveryLanguage(area.names) })),
  returning,
});

export const fromPickupForm = ({ areas, returning }: PickupValues): ShopPickup => ({ areas, returning });
