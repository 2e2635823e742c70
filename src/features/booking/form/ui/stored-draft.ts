import { type Draft, type DraftItem, emptyDraft, packagesOf, withProduct } from '@/features/booking/domain/draft';
import { itemsOf, openAt, withItem, withOpen } from '@/features/booking/domain/draft-items';
import { type Remembered, withRemembered } from '@/features/booking/domain/remembered';
import { isClockTime } from '@/shared/time/clock-times';
import { isDay } from '@/shared/time/days';
import { type Owned, readPrivate } from '@/ui/private-storage';

/** The values of the URL; fields it does not name stay unchanged. */
export type Prefill = {
  product?: string;
  variant?: string;
  date?: string;
  time?: string;
  quantity?: string;
  remembered?: Remembered | undefined;
};

/** The customer, and the staff member who writes the booking on their behalf. */
export type Writer = { person: string; staff?: string | undefined };

/** The number changes with the shape of a draft, so that older drafts are not read. */
const NAME = 'booking-1';

/** Not `randomUUID`, which browsers offer on secure pages only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');

/** Staff may have drafts for more than one customer. */
export const ownedBy = ({ person, staff }: Writer): Owned =>
  staff ? { owner: staff, name: `${NAME}-for-${person}` } : { owner: person, name: NAME };

export function readDraft(writer: Writer): Draft | null {
  const saved = readPrivate(localStorage, ownedBy(writer), Date.now());
  return saved ? { ...emptyDraft(newKey()), ...(saved as Draft) } : null;
}

/** The item that a URL refers to by product and, if given, day; prefers the open item when several match. */
function itemFor(draft: Draft, { product, date }: Prefill): number | undefined {
  const items = itemsOf(draft);
  const isMeant = (item: DraftItem) => item.product === product && (!date || item.activity_date === date);
  const open = openAt(draft);
  if (items[open] && isMeant(items[open])) return open;
  const found = items.findIndex(isMeant);
  return found < 0 ? undefined : found;
}

/** A booking with several items keeps them all: the URL opens an existing item or adds a new item. */
function startBasket(draft: Draft, prefill: Prefill): Draft {
  const { product, date, variant, time } = prefill;
  if (!product) return draft;
  const found = itemFor(draft, prefill);
  if (found !== undefined) return withOpen(draft, found);
  const day = date && isDay(date) ? { activity_date: date, activity_time: time && isClockTime(time) ? time : '' } : {};
  return withItem(draft, { product, ...(variant && { variant }), ...day });
}

function withAddress(draft: Draft, prefill: Prefill): Draft {
  const { product, variant, date, time, quantity } = prefill;
  if (draft.basket) return startBasket(draft, prefill);
  return {
    ...(product ? withProduct(draft, product) : draft),
    ...(variant && { variant }),
    ...(date && isDay(date) && { activity_date: date, activity_time: time && isClockTime(time) ? time : '' }),
    ...(quantity && packagesOf({ quantity }) !== null && { quantity }),
  };
}

/** A draft with the values of the URL, and with what an earlier order tells. */
export const withPrefill = (draft: Draft, prefill: Prefill): Draft => {
  const requested = withAddress(draft, prefill);
  return prefill.remembered ? withRemembered(requested, prefill.remembered) : requested;
};

/** The saved draft or an empty draft, with the values of the URL. */
export const startDraft = (writer: Writer, prefill: Prefill): Draft =>
  withPrefill(readDraft(writer) ?? emptyDraft(newKey()), prefill);
