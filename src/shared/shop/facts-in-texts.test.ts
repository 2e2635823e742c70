import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '@/shared/locale/locales';
import { usualIdentity } from './usual-shop';

const TEXTS = 'public/locales';
/** The owner replaces these as a whole. */
const ownTexts = ['about.json', 'careers.json', 'csr.json', 'privacy.json', 'terms.json'];
/** Where the sea is, whoever sails there. */
const geography = /"(?:area|areaIntro|pickup)\./;

const [main] = usualIdentity.addresses;
const facts = [
  usualIdentity.name,
  usualIdentity.email,
  usualIdentity.whats_app,
  ...usualIdentity.phones.map(({ number }) => number),
  ...[main?.street, main?.postcode, ...(main?.town.split(', ') ?? []), 'サヌール', '沙努尔'],
].flatMap((fact) => fact || []);

const textsOf = (value: unknown, key: string): [string, string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) =>
        textsOf(inner, `${key}${key.endsWith('"') ? '' : '.'}${name}`),
      );

test.each(locales)('no text in %s names a fact of the shop, which its owner changes in the settings', (lng) => {
  const folder = path.join(TEXTS, lng);
  const files = readdirSync(folder).filter((file) => !ownTexts.includes(file));
  const named = files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), `${file}: "`)
      .filter(([key]) => !geography.test(key))
      .flatMap(([key, text]) => facts.filter((fact) => text.includes(fact)).map((fact) => `${key} names ${fact}`)),
  );
  expect(named).toEqual([]);
});
