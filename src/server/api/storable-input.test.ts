import { expect, it } from 'vitest';
import { unstorableField } from './storable-input';

it('unstorableField names the first field, at any depth, that the database could not store', () => {
  expect(unstorableField({ divers: [{ full_name: 'Sari' }, { full_name: 'Sa\0ri' }] })).toBe('divers.1.full_name');
  expect(unstorableField({ note: 'half a turtle: \ud83d' })).toBe('note');
  expect(unstorableField({ note: '\udc22 the other half' })).toBe('note');
  expect(unstorableField({ texts: { 'en\0': 'Reef' } })).toBe('texts');
  expect(unstorableField('\0')).toBe('body');
});

it('unstorableField returns null for text that can be stored', () => {
  for (const input of [undefined, null, 7, '', 'שלום \u202e 🐢\n\t', { note: '%00 \\0', at: new Date(0), tags: [] }])
    expect(unstorableField(input)).toBeNull();
});

it('unstorableField names a field nested beyond any real text, without overflowing the stack', () => {
  const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
  expect(unstorableField({ note: nested(100) })).toBeNull();
  expect(unstorableField({ note: nested(40_000) })).toMatch(/^note\.0\.0/);
});
