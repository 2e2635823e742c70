'use client';
import { useEffect, useRef, useState } from 'react';
import { type Draft, emptyDraft, packagesOf, withProduct } from '@/features/booking/domain/draft';
import { isDay } from '@/shared/time/days';
import { dropPrivate, FORGOTTEN, keepPrivate, keyOf, readPrivate } from '@/ui/private-storage';
import { createDraftStore, type DraftStore } from './draft-store';

/** The values of the address; the fields it does not name stay as they were. */
export type Prefill = { product?: string; variant?: string; date?: string; quantity?: string };

/** The number changes with the shape of a draft, so that an older one is not read. */
const NAME = 'booking-1';
const PAUSE_MS = 300;

/** Not `randomUUID`, which browsers offer on secure pages only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('-');

function wished(draft: Draft, { product, variant, date, quantity }: Prefill): Draft {
  const begun = product ? withProduct(draft, product) : draft;
  return {
    ...begun,
    ...(variant && { variant }),
    ...(date && isDay(date) && { activity_date: date }),
    ...(quantity && packagesOf({ quantity }) !== null && { quantity }),
  };
}

const read = (owned: { owner: string; name: string }) => {
  const saved = readPrivate(localStorage, owned, Date.now());
  return saved ? { ...emptyDraft(newKey()), ...(saved as Draft) } : null;
};

type Elsewhere = 'changed' | 'gone' | null;
export type SavedDraft = {
  store: DraftStore;
  /** Another tab has changed this booking, or finished it. */
  elsewhere: Elsewhere;
  takeOver: () => void;
  goOn: () => void;
  /** Deletes the draft from the browser once the booking is an order. */
  discard: () => void;
  /** Somebody has typed here and has neither placed the order nor discarded the draft. */
  wouldBeMissed: () => boolean;
};

/** The customer, and the staff member who writes the booking for them. */
type Writer = { person: string; staff?: string | undefined };

/** The staff may have drafts for more than one customer. */
const ownedBy = ({ person, staff }: Writer) =>
  staff ? { owner: staff, name: `${NAME}-for-${person}` } : { owner: person, name: NAME };

/** A draft that survives a reload, a lost connection and a day, stored only for the person who writes it. */
export function useSavedDraft({ person, staff }: Writer, prefill: Prefill): SavedDraft | null {
  const [store, setStore] = useState<DraftStore | null>(null);
  const [elsewhere, setElsewhere] = useState<Elsewhere>(null);
  const [initialPrefill] = useState(prefill);
  const shouldSave = useRef(true);

  useEffect(() => {
    const owned = ownedBy({ person, staff });
    const made = createDraftStore(wished(read(owned) ?? emptyDraft(newKey()), initialPrefill));
    setStore(made);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(waiting);
      waiting = undefined;
      if (shouldSave.current) keepPrivate(localStorage, owned, made.draft(), Date.now());
    };
    const stop = made.subscribe(() => {
      if (made.isTouched()) waiting ??= setTimeout(keep, PAUSE_MS);
    });
    const keepNow = () => waiting && keep();
    const notice = ({ key, newValue }: StorageEvent) => {
      if (key !== keyOf(owned) && key !== null) return;
      if (!newValue) shouldSave.current = false;
      setElsewhere(newValue ? 'changed' : 'gone');
    };
    addEventListener('pagehide', keepNow);
    const forget = () => {
      shouldSave.current = false;
    };
    addEventListener('storage', notice);
    addEventListener(FORGOTTEN, forget);
    return () => {
      keepNow();
      stop();
      removeEventListener('pagehide', keepNow);
      removeEventListener('storage', notice);
      removeEventListener(FORGOTTEN, forget);
    };
  }, [person, staff, initialPrefill]);

  if (!store) return null;
  return {
    store,
    elsewhere,
    takeOver() {
      const other = read(ownedBy({ person, staff }));
      if (other) store.adopt(other);
      setElsewhere(null);
    },
    goOn() {
      shouldSave.current = true;
      store.update((draft) => (elsewhere === 'gone' ? { ...draft, idempotency_key: newKey() } : draft));
      setElsewhere(null);
    },
    discard() {
      shouldSave.current = false;
      dropPrivate(localStorage, ownedBy({ person, staff }));
    },
    wouldBeMissed: () => store.isTouched() && shouldSave.current,
  };
}
