import { expect, test } from 'vitest';
import { actions } from '../../../../public/locales/en/admin.json';
import { hasWords } from './_has-words';

type Action = { name: string; words: string };
const found = (typed: string) =>
  Object.entries(actions).flatMap(([name, of]) =>
    typeof of === 'object' && hasWords(`${(of as Action).name} ${(of as Action).words}`, typed, 'en') ? [name] : [],
  );

test.each([
  ['book', 'book'],
  ['take payment', 'takePayment'],
  ['Payment take', 'takePayment'],
  ['close day', 'closeCash'],
  ['close day', 'closeDays'],
])('typing %s finds the action %s', (typed, action) => {
  expect(found(typed)).toContain(action);
});

test('hasWords does not find an action by a word it lacks', () => {
  expect(found('take boat')).toEqual([]);
});
