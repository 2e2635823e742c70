import { expect, test } from 'vitest';
import { diverFieldNames, diverFields } from './fields';
import { formRows } from './form-rows';

const drawn = formRows.map((row) => ('fields' in row ? row.fields : row.layout));

test('the form shows two halves side by side, and each self-drawn part once', () => {
  expect(drawn).toContainEqual(['date_of_birth', 'gender']);
  expect(drawn).toContainEqual(['nationality', 'preferred_language']);
  expect(drawn.filter((row) => typeof row === 'string')).toEqual(['certification', 'sizes', 'equipment']);
});

test('the form shows every field once, except those that are asked elsewhere', () => {
  const inParts = diverFieldNames.filter((field) => drawn.includes(diverFields[field].layout as never));
  const perDiver = diverFieldNames.filter((field) => !['once', 'link'].includes(diverFields[field].layout));
  expect([...drawn.flatMap((row) => (Array.isArray(row) ? row : [])), ...inParts].toSorted()).toEqual(
    perDiver.toSorted(),
  );
});
