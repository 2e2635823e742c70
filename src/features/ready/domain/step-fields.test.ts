import { expect, test } from 'vitest';
import { requiredFields } from '@/features/orders/domain/open-forms';
import { fieldsByStep } from './step-fields';

test('fieldsByStep sorts fields into the steps of a diver’s link', () => {
  expect(fieldsByStep(['phone', 'height_cm', 'gender'])).toEqual([
    { step: 'you', fields: ['phone', 'gender'] },
    { step: 'size', fields: ['height_cm'] },
  ]);
  expect(fieldsByStep([])).toEqual([]);
});

test('fieldsByStep leaves out no required field', () => {
  const required = requiredFields({ certification_level: 'open_water' });
  const sorted = fieldsByStep(required).flatMap(({ fields }) => fields);
  expect(sorted.toSorted()).toEqual(required.toSorted());
});
