import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { browserAliases } from './browser-aliases.mjs';

const require = createRequire(import.meta.url);
const next = path.resolve('node_modules/next/dist');
const read = (file: string) => readFileSync(path.join(next, file), 'utf8');

const ofRouter = ['client/components', 'client/react-client-callbacks', 'client/app-dir', 'client/dev/hot-reloader/app']
  .flatMap((folder) =>
    readdirSync(path.join(next, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .concat('client/app-globals.js', 'build/polyfills/process.js')
  .filter((file) => file.endsWith('.js'))
  .map(read);

it.each(Object.entries(browserAliases))('Next imports %s, and our replacement exists', (words, { browser }) => {
  expect(ofRouter.some((source) => new RegExp(`require\\(["']${words}["']\\)`).test(source))).toBe(true);
  expect(existsSync(browser)).toBe(true);
});

it('our constants are those that the router uses, with Next’s values', () => {
  const ours: Record<string, string> = require('./browser/constants.cjs');
  const used = ofRouter
    .filter((source) => source.includes('/lib/constants")') && !source.includes('shared/lib/constants")'))
    .flatMap((source) => [...source.matchAll(/\b_constants\.(\w+)/g)].map(([, name = '']) => name));
  expect([...new Set(used)]).toEqual(Object.keys(ours));
  expect(require('next/dist/lib/constants')).toMatchObject(ours);
});

it('Next polyfills only what its supported browsers already have', () => {
  const polyfilled = [...read('build/polyfills/polyfill-module.js').matchAll(/"(\w+)"in |\.(?!prototype)(\w+)\|\|\(/g)];
  expect(polyfilled.map(([, tested, missed]) => tested ?? missed)).toEqual([
    'trimStart',
    'trimEnd',
    'description',
    'flat',
    'finally',
    'fromEntries',
    'at',
    'hasOwn',
    'canParse',
  ]);
  const { MODERN_BROWSERSLIST_TARGET } = require('next/constants');
  expect(MODERN_BROWSERSLIST_TARGET).toEqual(['chrome 111', 'edge 111', 'firefox 111', 'safari 16.4']);
});

it('React uses nothing of the browser’s process object but `emit`', () => {
  const react = ['react/cjs/react.production.js', 'react-dom/cjs/react-dom-client.production.js'];
  const called = react.flatMap((file) => read(`compiled/${file}`).match(/\bprocess\.\w+/g) ?? []);
  expect(new Set(called)).toEqual(new Set(['process.emit']));
});
