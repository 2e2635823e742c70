const PREFIX = 'segara-private';
const A_DAY_MS = 24 * 60 * 60 * 1000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
type StoredEntry = { at: number; value: unknown };
/** Owner of entries about no person, which everyone's pages leave in place. */
export const BROWSER = 'browser';

/** `owner` is the person or the browser, `name` the kind of entry. */
export type Owned = { owner: string; name: string };

export const keyOf = ({ owner, name }: Owned): string => `${PREFIX}:${owner}:${name}`;

/** A browser may forbid storage; entries then last only as long as the page is open. */
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

const belongsTo = (key: string, owner: string): boolean => key.startsWith(`${PREFIX}:${owner}:`);

/** Returns a stored entry, and removes every entry that is older than a day or belongs to another person. */
export const readPrivate = (store: Store, owned: Owned, now: number): unknown =>
  attempt(() => {
    for (const key of keysIn(store)) {
      const isOfAnother = owned.owner !== BROWSER && !belongsTo(key, owned.owner) && !belongsTo(key, BROWSER);
      if (isOfAnother || isOld(read(store, key), now)) store.removeItem(key);
    }
    return read(store, keyOf(owned))?.value ?? null;
  });

export const storePrivate = (store: Store, owned: Owned, value: unknown, now: number) =>
  attempt(() => store.setItem(keyOf(owned), JSON.stringify({ at: now, value } satisfies StoredEntry)));

export const removePrivate = (store: Store, owned: Owned) => attempt(() => store.removeItem(keyOf(owned)));

/** Removes the entries of all people. */
export const clearPrivate = (store: Store) =>
  attempt(() => {
    for (const key of keysIn(store)) store.removeItem(key);
  });

/** Fired after the entries are removed: pending drafts must not be written any more. */
export const FORGOTTEN = 'segara:forgotten';

/** Call it before the browser passes to another person, such as at sign-out. */
export function clearPerson() {
  clearPrivate(localStorage);
  dispatchEvent(new Event(FORGOTTEN));
}
