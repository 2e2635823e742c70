import { clockTimes } from './clock-times';
import type { Locale } from './locales';
import type { PickupArea } from './operator';

type Texts = (key: 'pickup' | `pickupArea.${PickupArea}`, params?: Record<string, string>) => string;

/** Where and when guests are fetched, by the texts of `common`. */
export const pickupInWords = (t: Texts, lng: Locale, area: PickupArea, window: { from: string; to: string }): string =>
  t('pickup', { area: t(`pickupArea.${area}`), ...clockTimes(lng, window) });
