'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, emptyDraft } from '@/features/booking/domain/draft';
import { trpc } from '@/trpc/react';
import { FORGOTTEN, readPrivate, removePrivate, storePrivate } from '@/ui/private-storage';
import type { DraftForm } from './draft-provider';
import { newKey, ownedBy, type Prefill, readDraft, type Writer, withPrefill } from './stored-draft';

const PAUSE_MS = 3000;
const LONGEST_GOODBYE_MS = 1500;

/** The effect of another device's changes on the shown draft. */
export type DeviceNews = 'continued' | 'adopted' | 'replaced';

/** The name of this browser, and the last draft state seen by its tabs. */
type Memory = { device: string; moment: string | null };

const memoryOf = (person: string) => {
  const owned = { owner: person, name: 'booking-1-seen' };
  // Stores nothing before there is a draft.
  const unknown: Memory = { device: newKey(), moment: null };
  const get = () => (readPrivate(localStorage, owned, Date.now()) as Memory | null) ?? unknown;
  return {
    get,
    set: (moment: string) => storePrivate(localStorage, owned, { ...get(), moment }, Date.now()),
    drop: () => removePrivate(localStorage, owned),
  };
};

const inTime = (work: Promise<unknown> | null) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, LONGEST_GOODBYE_MS))]);

type Form = Pick<DraftForm, 'drafts' | 'values' | 'isTouched' | 'adopt'>;

/** Also keeps the draft in the customer's account, so that they can continue on another device. */
export function useDeviceDraft(
  { drafts, values, isTouched, adopt }: Form,
  { person, staff }: Writer,
  prefill: Prefill,
) {
  const { client } = trpc.useUtils();
  const [news, setNews] = useState<DeviceNews | null>(null);
  const isOver = useRef(false);
  const saving = useRef<Promise<unknown>>(null);
  const [address] = useState(prefill);

  useEffect(() => {
    // Staff finish a booking during the call, so their drafts stay in this browser.
    if (staff) return;
    const state = memoryOf(person);
    const hadDraft = readDraft({ person }) !== null;
    let isReady = false;
    let isGone = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      if (isReady && !isOver.current && isTouched()) waiting ??= setTimeout(send, PAUSE_MS);
    };
    async function send() {
      waiting = undefined;
      if (isOver.current) return;
      if (saving.current) return later();
      // The draft is still in this browser, and is sent again with the next change.
      const { device, moment } = state.get();
      const input = { person, draft: JSON.stringify(values()), device, seen: moment };
      const pending = client.booking.draft.save.mutate(input).catch(() => null);
      saving.current = pending;
      const answer = await pending;
      saving.current = null;
      if (!answer || isOver.current) return;
      state.set(answer.saved_at);
      if (answer.replaced && !isGone) setNews('replaced');
    }
    const begin = async () => {
      const found = await client.booking.draft.get.query({ person }).catch(() => null);
      if (isGone || isOver.current) return;
      isReady = true;
      const { device, moment } = state.get();
      const isSeen = !found || found.device === device || found.saved_at === moment;
      // A device that has started typing writes last, and learns of the other state when it sends its own.
      if (isSeen || isTouched()) return later();
      const draft = { ...emptyDraft(newKey()), ...(JSON.parse(found.draft) as Draft) };
      state.set(found.saved_at);
      const shown = withPrefill(draft, address);
      adopt(shown);
      // The next visit takes this state as seen, and starts with the draft of this browser.
      storePrivate(localStorage, ownedBy({ person }), shown, Date.now());
      setNews(hadDraft ? 'adopted' : 'continued');
    };
    const forget = () => {
      isOver.current = true;
    };
    const stop = drafts.subscribe(later);
    addEventListener(FORGOTTEN, forget);
    void begin();
    return () => {
      isGone = true;
      stop();
      if (waiting) {
        clearTimeout(waiting);
        void send();
      }
      removeEventListener(FORGOTTEN, forget);
    };
  }, [client, drafts, values, isTouched, adopt, person, staff, address]);

  /** Deletes the draft once the booking is an order, after a save under way; the payment waits for neither if slow. */
  const discard = useCallback(async () => {
    isOver.current = true;
    if (staff) return;
    memoryOf(person).drop();
    await inTime(saving.current);
    await inTime(client.booking.draft.discard.mutate({ person }).catch(() => null));
  }, [client, person, staff]);
  return { news, discard };
}
