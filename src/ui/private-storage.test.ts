import { beforeEach, describe, expect, test } from 'vitest';
import { BROWSER, clearPrivate, readPrivate, removePrivate, storePrivate } from './private-storage';

const HOUR_MS = 60 * 60 * 1000;
const mine = { owner: 'hana', name: 'booking' };
const others = { owner: 'agus', name: 'booking' };

let stored: Map<string, string>;
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  key: (position: number) => [...stored.keys()][position] ?? null,
  get length() {
    return stored.size;
  },
};

beforeEach(() => {
  stored = new Map();
});

describe('private storage', () => {
  test('readPrivate returns what the same person stored', () => {
    storePrivate(store, mine, { step: 2 }, 0);
    expect(readPrivate(store, mine, HOUR_MS)).toEqual({ step: 2 });
  });

  test('readPrivate removes an entry after a day', () => {
    storePrivate(store, mine, { step: 2 }, 0);
    expect(readPrivate(store, mine, 24 * HOUR_MS - 1)).toEqual({ step: 2 });
    expect(readPrivate(store, mine, 24 * HOUR_MS)).toBeNull();
    expect(stored.size).toBe(0);
  });

  test('readPrivate removes the entries of other people', () => {
    storePrivate(store, others, { step: 5 }, 0);
    expect(readPrivate(store, mine, 1)).toBeNull();
    expect(stored.size).toBe(0);
  });

  test('readPrivate leaves the entries of the browser in place, and reading them leaves those of people', () => {
    const viewed = { owner: BROWSER, name: 'viewed' };
    storePrivate(store, viewed, ['amed'], 0);
    storePrivate(store, mine, { step: 2 }, 0);
    expect(readPrivate(store, mine, 1)).toEqual({ step: 2 });
    expect(readPrivate(store, viewed, 1)).toEqual(['amed']);
    expect(stored.size).toBe(2);
  });

  test('removePrivate and clearPrivate remove a person’s entries, and nothing else in the storage', () => {
    stored.set('segara-scheme', 'dark');
    storePrivate(store, mine, {}, 0);
    removePrivate(store, mine);
    expect([...stored.keys()]).toEqual(['segara-scheme']);
    storePrivate(store, mine, {}, 0);
    clearPrivate(store);
    expect([...stored.keys()]).toEqual(['segara-scheme']);
  });

  test('readPrivate returns null when the entry is unreadable or storage is forbidden', () => {
    stored.set('segara-private:hana:booking', '{broken');
    expect(readPrivate(store, mine, 1)).toBeNull();
    const forbidden = {
      ...store,
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    storePrivate(forbidden, mine, {}, 0);
    expect(readPrivate(forbidden, mine, 1)).toBeNull();
  });
});
