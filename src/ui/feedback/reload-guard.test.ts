import { expect, test } from 'vitest';
import { isOutdatedBuild, mayReload } from './reload-guard';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('mayReload allows one reload in 10 seconds', () => {
  const store = memory();
  expect(mayReload(store, 50_000)).toBe(true);
  expect(mayReload(store, 50_001)).toBe(false);
  expect(mayReload(store, 59_999)).toBe(false);
  expect(mayReload(store, 60_000)).toBe(true);
});

test('isOutdatedBuild is true only for a script that a newer build has removed', () => {
  const gone = new Error('Failed to load chunk /_next/static/chunks/1.js from module 2');
  const named = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  expect(isOutdatedBuild(gone)).toBe(true);
  expect(isOutdatedBuild(named)).toBe(true);
  expect(isOutdatedBuild(new Error('Failed to fetch'))).toBe(false);
  expect(isOutdatedBuild('ChunkLoadError')).toBe(false);
});
