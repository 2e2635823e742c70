import { expect, it } from 'vitest';
import { fieldWithUnkept } from './unkept-character';

it('names the first field, however deep, that the database could not keep', () => {
  expect(fieldWithUnkept({ divers: [{ full_name: 'Sari' }, { full_name: 'Sa\0ri' }] })).toBe('divers.1.full_name');
  expect(fieldWithUnkept('\0')).toBe('body');
});

it('finds nothing in any other text', () => {
  for (const input of [undefined, null, 7, '', 'שלום \u202e 🐢\n\t', { note: '%00 \\0', at: new Date(0), tags: [] }])
    expect(fieldWithUnkept(input)).toBeNull();
});

it('reads what is nested beyond any form without running out of breath', () => {
  const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
  expect(fieldWithUnkept({ note: JSON.parse(deep) })).toBeNull();
});
