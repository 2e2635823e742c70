import { expect, test } from 'vitest';
import { counterPrefill } from './counter-prefill';

test('the counter form is prefilled from a message', () => {
  const given = {
    name: ' Ann Lee ',
    email: 'ann@site.test',
    phone: '+49 151 234',
    product: 'manta-point',
    day: '2026-12-24',
  };
  expect(counterPrefill.parse({ ...given, other: 'x' })).toEqual({ ...given, name: 'Ann Lee' });
});

test('invalid values are left out of the prefill, the rest stays', () => {
  const given = { name: ['a', 'b'], email: 'ann', phone: 'call me', product: '../admin', day: 'tomorrow' };
  expect(counterPrefill.parse(given)).toEqual({ name: '', email: '', phone: '', product: '', day: null });
  expect(counterPrefill.parse({ name: 'Ann' })).toMatchObject({ name: 'Ann', phone: '', day: null });
});
