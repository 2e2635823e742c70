import { type Draft, emptyDraft, packagesOf, withProduct } from '@/features/booking/domain/draft';
import { isClockTime } from '@/shared/time/clock-times';
import { isDay } from '@/shared/time/days';
import { type Owned, readPrivate } from '@/ui/private-storage';

/** The values of the address; the fields it does not name stay as they were. */
export type Prefill = { product?: string; variant?: string; date?: string; time?: string; quantity?: string };

/** The customer, and the staff member who writes the booking for them. */
export type Writer = { person: string; staff?: string | undefined };

/** The number changes with the shape of a draft, so that an older one is not read. */
const NAME = 'booking-1';

/** Not `randomUUID`, which browsers offer on secure pages only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');

/** The staff may have drafts for more than one customer. */
export const ownedBy = ({ person, staff }: Writer): Owned =>
  staff ? { owner: staff, name: `${NAME}-for-${person}` } : { owner: person, name: NAME };

export function readDraft(writer: Writer): Draft | null {
  const saved = readPrivate(localStorage, ownedBy(writer), Date.now());
  return saved ? { ...emptyDraft(newKey()), ...(saved as Draft) } : null;
}

/** The saved draft or an empty one, with the values of the address. */
export function startDraft(writer: Writer, { product, variant, date, time, quantity }: Prefill): Draft {
  const draft = readDraft(writer) ?? emptyDraft(newKey());
  return {
    ...(product ? withProduct(draft, product) : draft),
    ...(variant && { variant }),
    ...(date && isDay(date) && { activity_date: date, activity_time: time && isClockTime(time) ? time : '' }),
    ...(quantity && packagesOf({ quantity }) !== null && { quantity }),
  };
}
