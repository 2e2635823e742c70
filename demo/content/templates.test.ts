import { expect, test } from 'vitest';
import { templateInput } from '../../src/features/templates/schema';
import { locales } from '../../src/shared/locale/locales';
import { fieldsOf } from '../../src/shared/mail/fill-fields';
import { templates } from './templates';

test.each(templates)('the template "$name" is valid and has the same fields in every language', ({ name, texts }) => {
  expect(templateInput.safeParse({ name, texts, active: true }).error).toBeUndefined();
  const used = locales.map((lng) => fieldsOf(`${texts[lng].subject} ${texts[lng].body}`).sort());
  for (const fields of used) expect(fields).toEqual(used[0]);
});
