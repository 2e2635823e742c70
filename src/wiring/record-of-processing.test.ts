import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataMap } from './data-map';

const page = readFileSync('docs/data-protection.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
const [, ...named] = rows.map((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table));

const isAboutPeople = (table: string): boolean => {
  const fate = dataMap[table];
  if (!fate || 'shop' in fate) return false;
  return 'deleted' in fate || fate.blanked.length > 0 || Object.keys(fate.retained ?? {}).length > 0;
};

test('the record of processing names every table with personal data, once, and no other', () => {
  expect(named.flat().toSorted()).toEqual(Object.keys(dataMap).filter(isAboutPeople).toSorted());
});
