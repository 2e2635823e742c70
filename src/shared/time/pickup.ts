import type { Locale } from '@/shared/locale/locales';
import type { Span, Transfers } from '@/shared/schema/transfers';
import { clockTimes, plusMinutes } from './clock-times';

type Texts = (key: 'pickup', params: { area: string; from: string; to: string }) => string;

/** Describes the pickup place and time, from the `common` texts and the area's name. */
export const formatPickup = (t: Texts, lng: Locale, name: string, pickupSpan: Span): string =>
  t('pickup', { area: name, ...clockTimes(lng, pickupSpan) });

/** The pickup facts of a product or of an order's snapshot; the times are set when they differ from the usual times. */
type Fetching = { pickup: boolean; transfers: Transfers | null };

/** Pickup times for orders made before orders stored their own. */
const firstTransfers: Transfers = {
  pickup: [
    { area: 'nusa_dua', from: '06:30', to: '06:45' },
    { area: 'kuta', from: '06:30', to: '06:45' },
    { area: 'sanur', from: '07:00', to: '07:15' },
  ],
  returning: { from: '16:00', to: '18:00' },
};

/** The transfers as agreed or offered; null when guests come by themselves. */
export const transfersOf = (product: Fetching): Transfers | null =>
  product.pickup ? (product.transfers ?? firstTransfers) : null;

const laterBy = (minutes: number, { from, to }: Span) => ({
  from: plusMinutes(from, minutes),
  to: plusMinutes(to, minutes),
});

/** The transfers of a departure that leaves this many minutes after the usual one. */
export const delayTransfers = ({ pickup, returning }: Transfers, minutes: number): Transfers => ({
  pickup: pickup.map(({ area, ...times }) => ({ area, ...laterBy(minutes, times) })),
  returning: laterBy(minutes, returning),
});

/** The pickup and return times for guests in the area; null when this product has no pickup there. */
export function pickupOf(product: Fetching, area: string | null) {
  const own = transfersOf(product);
  const pickupSpan = own?.pickup.find((entry) => entry.area === area);
  return own && pickupSpan ? { ...pickupSpan, back: own.returning } : null;
}
