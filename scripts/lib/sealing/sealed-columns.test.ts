import { expect, test } from 'vitest';
import { dataMap } from '../../../src/wiring/data-map';
import { sealedColumns } from './reseal';

test('every sealed column of the data map is sealed again with a new key', () => {
  const stated = Object.entries(dataMap).flatMap(([table, fate]) =>
    ('sealed' in fate ? (fate.sealed ?? []) : []).map((name) => `${table}.${name}`),
  );
  expect(stated.length).toBeGreaterThan(10);
  expect(sealedColumns.map(({ table, text }) => `${table}.${text}`)).toEqual(expect.arrayContaining(stated));
});
