import { expect, test } from 'vitest';
import { withChosen } from './with-chosen';

const options = [
  { value: 'none', label: 'Not certified' },
  { value: 'rescue', label: 'Rescue Diver' },
];

test('withChosen leaves a list that contains the form’s value unchanged', () => {
  expect(withChosen(options, 'rescue', 'Please choose')).toEqual(options);
  const all = [...options, { value: '', label: 'Any' }];
  expect(withChosen(all, '', 'Please choose')).toEqual(all);
});

test('withChosen adds a prompt when the form has no value, and the value itself when it is not offered', () => {
  expect(withChosen(options, '', 'Please choose')[0]).toEqual({ value: '', label: 'Please choose' });
  expect(withChosen(options, 'gone', 'Please choose')[0]).toEqual({ value: 'gone', label: 'gone' });
});
