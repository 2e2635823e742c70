const PREFIX = 'segara-private';
const A_DAY_MS = 24 * 60 * 60 * 1000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type StoredEntry = { at: number; value: unknown };
/** Whose it is, and what it is. */
export type Owned = { owner: string; name: string };

export const keyOf = ({ owner, name }: Owned): string => `${PREFIX}:${owner}:${name}`;

/** A browser may forbid storage; the page then remembers only as long as it is open. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const keysIn = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, position) => store.key(position) ?? '').filter((key) =>
    key.startsWith(`${PREFIX}:`),
  );

const isOld = (stored: StoredEntry | null, now: number): boolean => !stored || !(now - stored.at < A_DAY_MS);

const read = (store: Store, key: string): StoredEntry | null => attempt(() => JSON.parse(store.getItem(key) ?? 'null'));

/** What this browser keeps of a person's unfinished work, for a day. Whatever is older, or another's, goes at the same time. */
export const readPrivate = (store: Store, owned: Owned, now: number): unknown =>
  attempt(() => {
    for (const key of keysIn(store)) {
      if (!key.startsWith(`${PREFIX}:${owned.owner}:`) || isOld(read(store, key), now)) store.removeItem(key);
    }
    return read(store, keyOf(owned))?.value ?? null;
  });

export const keepPrivate = (store: Store, owned: Owned, value: unknown, now: number) =>
  attempt(() => store.setItem(keyOf(owned), JSON.stringify({ at: now, value } satisfies StoredEntry)));

export const dropPrivate = (store: Store, owned: Owned) => attempt(() => store.removeItem(keyOf(owned)));

/** Nothing of anybody is left. */
export const forgetPrivate = (store: Store) =>
  attempt(() => {
    for (const key of keysIn(store)) store.removeItem(key);
  });

/** Told within this page: what is still to be written down belongs to nobody any more. */
export const FORGOTTEN = 'segara:forgotten';

/** Before the browser is handed to somebody else. */
export function forgetPerson() {
  forgetPrivate(localStorage);
  dispatchEvent(new Event(FORGOTTEN));
}
