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
])('an address or a booking ID is found wherever it stands: %s', (text) => {
  expect(address(text)).toBe(true);
});

test.each(['joann.lee@x.test', 'ann.lee@x.test.example', 'jo+ann.lee@x.test', 'ann-lee@x.test', 'SGR-ABC2345'])(
  'an address or a booking ID is not found within another: %s',
  (text) => {
    expect(address(text)).toBe(false);
  },
);

test('an id is found in a link', () => {
  const id = '0199a5b2-1111-7000-8000-000000000001';
  expect(mentionsAny([id])(`http://localhost:3000/en/user/orders/${id}?from=mail`)).toBe(true);
});

test('a name is found across a line break and not within a longer one', () => {
  expect(name('Dear Ann\r\nLee,')).toBe(true);
  expect(name('Joann Lee')).toBe(false);
  expect(name('Ann Leeds')).toBe(false);
});

test('a name without spaces is found in a sentence without spaces', () => {
  expect(mentionsName(['张娜'])('你好张娜女士')).toBe(true);
});

test('a name may hold what means something in a pattern', () => {
  expect(mentionsName(['Ann-Marie (Mia) O.'])('Dear Ann-Marie (Mia) O.!')).toBe(true);
});

test('nothing is found of nothing', () => {
  expect(mentionsAny([''])('anything -')).toBe(false);
  expect(mentionsName([])('anything')).toBe(false);
});
