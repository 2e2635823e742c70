import type { Locale } from '@/shared/locale/locales';
import type { Span, Transfers } from '@/shared/schema/transfers';
import { clockTimes, plusMinutes } from './clock-times';

type Texts = (key: 'pickup', params: { area: string; from: string; to: string }) => string;

/** Where and when guests are picked up, from the texts of `common` and the name of the area. */
export const formatPickup = (t: Texts, lng: Locale, name: string, pickupSpan: Span): string =>
  t('pickup', { area: name, ...clockTimes(lng, pickupSpan) });

/** The pickup facts of a product or an order's snapshot: whether guests are picked up, and when if not as usual. */
type Fetching = { pickup: boolean; transfers: Transfers | null };

/** The times of orders that were made before an order kept its own. */
const firstTransfers: Transfers = {
  pickup: [
    { area: 'nusa_dua', from: '06:30', to: '06:45' },
    { area: 'kuta', from: '06:30', to: '06:45' },
    { area: 'sanur', from: '07:00', to: '07:15' },
  ],
  returning: { from: '16:00', to: '18:00' },
};

/** As they were agreed or are offered; null where guests come by themselves. */
export const transfersOf = (product: Fetching): Transfers | null =>
  product.pickup ? (product.transfers ?? firstTransfers) : null;

const laterBy = (minutes: number, { from, to }: Span) => ({
  from: plusMinutes(from, minutes),
  to: plusMinutes(to, minutes),
});

/** The transfers of a departure that leaves so many minutes after the usual one. */
export const delayed = ({ pickup, returning }: Transfers, minutes: number): Transfers => ({
  pickup: pickup.map(({ area, ...times }) => ({ area, ...laterBy(minutes, times) })),
  returning: laterBy(minutes, returning),
});

/** When guests who stay there are picked up and back; null where this product sends no car. */
export function pickupOf(product: Fetching, area: string | null) {
  const own = transfersOf(product);
  const pickupSpan = own?.pickup.find((entry) => entry.area === area);
  return own && pickupSpan ? { ...pickupSpan, back: own.returning } : null;
}
