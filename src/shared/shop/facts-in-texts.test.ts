import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '@/shared/locale/locales';
import { defaultIdentity } from './default-shop';

const TEXTS = 'public/locales';
/** The owner replaces these files as a whole. */
const ownTexts = ['about.json', 'careers.json', 'csr.json', 'privacy.json', 'terms.json'];
/** Geography, which is the same for every shop. */
const geography = ['area', 'areaIntro'];

const [main] = defaultIdentity.addresses;
const facts = [
  defaultIdentity.name,
  defaultIdentity.email,
  defaultIdentity.whats_app,
  ...defaultIdentity.phones.map(({ number }) => number),
  ...[main?.street, main?.postcode, ...(main?.town.split(', ') ?? []), 'サヌール', '沙努尔'],
].flatMap((fact) => fact || []);

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test.each(locales)('no text in %s states a fact of the shop that its owner changes in the settings', (lng) => {
  const folder = path.join(TEXTS, lng);
  const files = readdirSync(folder).filter((file) => !ownTexts.includes(file));
  const texts = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).filter(
      ([part]) => !geography.includes(part),
    ),
  );
  expect(textsIn(texts).filter((text) => facts.some((fact) => text.includes(fact)))).toEqual([]);
});
