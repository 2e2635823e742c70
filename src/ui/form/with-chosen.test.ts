import { expect, test } from 'vitest';
import { withChosen } from './with-chosen';

const options = [
  { value: 'none', label: 'Not certified' },
  { value: 'rescue', label: 'Rescue Diver' },
];

test('a list that has the value of the form stays as it is', () => {
  expect(withChosen(options, 'rescue', 'Please choose')).toEqual(options);
  const all = [...options, { value: '', label: 'Any' }];
  expect(withChosen(all, '', 'Please choose')).toEqual(all);
});

test('a list begins with the request to choose while the form has no value, and with a value that is not offered', () => {
  expect(withChosen(options, '', 'Please choose')[0]).toEqual({ value: '', label: 'Please choose' });
  expect(withChosen(options, 'gone', 'Please choose')[0]).toEqual({ value: 'gone', label: 'gone' });
});
