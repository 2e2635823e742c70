import { expect, test } from 'vitest';
import { mentionsAny, mentionsName } from './mentions';

const address = mentionsAny(['Ann.Lee@x.test', 'SGR-ABC234']);
const name = mentionsName(['Ann Lee']);

test.each([
  'To: <ann.lee@x.test>',
  'ANN.LEE@x.test',
  '"to":"ann.lee@x.test"',
  'Write to ann.lee@x.test.',
  '地址为ann.lee@x.test。',
  'Booking SGR-ABC234: paid',
])('mentionsAny finds an address or a booking ID anywhere: %s', (text) => {
  expect(address(text)).toBe(true);
});

test.each(['joann.lee@x.test', 'ann.lee@x.test.example', 'jo+ann.lee@x.test', 'ann-lee@x.test', 'SGR-ABC2345'])(
  'mentionsAny does not find an address or a booking ID inside another: %s',
  (text) => {
    expect(address(text)).toBe(false);
  },
);

test('mentionsAny finds an id in a link', () => {
  const id = '0199a5b2-1111-7000-8000-000000000001';
  expect(mentionsAny([id])(`http://localhost:3000/en/user/orders/${id}?from=mail`)).toBe(true);
});

test('mentionsName finds a name across a line break, but not inside a longer name', () => {
  expect(name('Dear Ann\r\nLee,')).toBe(true);
  expect(name('Joann Lee')).toBe(false);
  expect(name('Ann Leeds')).toBe(false);
});

test('mentionsName finds a name without spaces in a sentence without spaces', () => {
  expect(mentionsName(['张娜'])('你好张娜女士')).toBe(true);
});

test('mentionsName treats pattern characters literally', () => {
  expect(mentionsName(['Ann-Marie (Mia) O.'])('Dear Ann-Marie (Mia) O.!')).toBe(true);
});

test('mentionsAny and mentionsName find nothing without words or names', () => {
  expect(mentionsAny([''])('anything -')).toBe(false);
  expect(mentionsName([])('anything')).toBe(false);
});
