'use client';
import { useEffect, useRef, useState } from 'react';
import { FORGOTTEN, keyOf, removePrivate, storePrivate } from '@/ui/private-storage';
import type { DraftForm } from './draft-provider';
import { newKey, ownedBy, readDraft, type Writer } from './stored-draft';

const PAUSE_MS = 300;

/** Saves the draft in this browser, where it survives a reload or a lost connection for up to a day. */
export function useSavedDraft({ drafts, values, isTouched, set, adopt }: DraftForm, { person, staff }: Writer) {
  const [elsewhere, setElsewhere] = useState<'changed' | 'gone' | null>(null);
  const shouldSave = useRef(true);

  useEffect(() => {
    const owned = ownedBy({ person, staff });
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(waiting);
      waiting = undefined;
      if (shouldSave.current) storePrivate(localStorage, owned, values(), Date.now());
    };
    const stop = drafts.subscribe(() => {
      if (isTouched()) waiting ??= setTimeout(save, PAUSE_MS);
    });
    const saveNow = () => waiting && save();
    const notice = ({ key, newValue }: StorageEvent) => {
      if (key !== keyOf(owned) && key !== null) return;
      if (!newValue) shouldSave.current = false;
      setElsewhere(newValue ? 'changed' : 'gone');
    };
    const forget = () => {
      shouldSave.current = false;
    };
    addEventListener('pagehide', saveNow);
    addEventListener('storage', notice);
    addEventListener(FORGOTTEN, forget);
    return () => {
      saveNow();
      stop();
      removeEventListener('pagehide', saveNow);
      removeEventListener('storage', notice);
      removeEventListener(FORGOTTEN, forget);
    };
  }, [drafts, values, isTouched, person, staff]);

  return {
    /** Another tab has changed or finished this booking. */
    elsewhere,
    takeOver() {
      const other = readDraft({ person, staff });
      if (other) adopt(other);
      setElsewhere(null);
    },
    /**
     * Continues with this tab's draft; if the booking was already placed elsewhere, the draft becomes a new booking.
     */
    continueHere() {
      shouldSave.current = true;
      set('idempotency_key', elsewhere === 'gone' ? newKey() : values().idempotency_key);
      storePrivate(localStorage, ownedBy({ person, staff }), values(), Date.now());
      setElsewhere(null);
    },
    /** Deletes the draft from the browser once the booking is an order. */
    discard() {
      shouldSave.current = false;
      removePrivate(localStorage, ownedBy({ person, staff }));
    },
    /** True when something typed here is neither ordered nor discarded. */
    wouldBeMissed: () => isTouched() && shouldSave.current,
  };
}
export type SavedDraft = ReturnType<typeof useSavedDraft>;
