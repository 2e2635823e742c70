import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, networkOf } from './client-network';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.7:49152', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:1:ffff::', '2001:db8:1::/48'],
    ['[2001:db8:1::9]:443', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', '::/48'],
    ['127.0.0.1', '127.0.0.0/24'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the customer behind an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('of %s is %s', (address, customer) => {
    expect(addressOf(address)).toBe(customer);
  });
});

test.each(['', 'unknown', 'nonsense', '203.0.113', '203.0.113.7, 198.51.100.1', '999.1.1.1', '2001:db8:::1'])(
  'the unreadable address %j shares one count with all others',
  (address) => {
    expect([addressOf(address), networkOf(address)]).toEqual(['unknown', 'unknown']);
  },
);

test('networkOf is the same for all addresses of one network and for none outside', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      const first = (address: string) => address.split('.').slice(0, 3).join('.');
      expect(networkOf(one) === networkOf(other)).toBe(first(one) === first(other));
    }),
  );
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 8, maxLength: 8 }),
      fc.array(group, { minLength: 5, maxLength: 5 }),
      (one, host) => {
        expect(networkOf([...one.slice(0, 3), ...host].join(':'))).toBe(networkOf(one.join(':')));
        expect(addressOf([...one.slice(0, 4), ...host.slice(1)].join(':'))).toBe(addressOf(one.join(':')));
      },
    ),
  );
});
