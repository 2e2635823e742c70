import { describe, expect, test } from 'vitest';
import { newDevicePass, readPasses, trustedDevice, withPass } from './trusted-device';

const now = new Date('2026-11-22T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const owner = { id: '0193d3a6-0000-7000-8000-000000000001', sessionVersion: 1 };
const other = { id: '0193d3a6-0000-7000-8000-000000000002', sessionVersion: 1 };

describe('a device pass', () => {
  const pass = newDevicePass(owner, now);

  test('is valid for its account for 90 days', () => {
    expect(trustedDevice([pass], owner, now)).toMatch(/^[\w-]{22}$/);
    expect(trustedDevice([pass], owner, days(89))).not.toBeNull();
    expect(trustedDevice([pass], owner, days(90))).toBeNull();
  });

  test('is valid for no other account, and for none after a password change', () => {
    expect(trustedDevice([pass], other, now)).toBeNull();
    expect(trustedDevice([pass], { ...owner, sessionVersion: 2 }, now)).toBeNull();
  });

  test('cannot be altered', () => {
    const [tag, device, , signature] = pass.split('.');
    const later = Math.floor(days(900).getTime() / 1000).toString(36);
    for (const forged of [
      '',
      'nonsense',
      '...',
      `${tag}.${device}.${later}.${signature}`,
      `${pass}x`,
      pass.slice(0, -1),
    ])
      expect(trustedDevice([forged], owner, now)).toBeNull();
  });

  test('identifies neither the account nor another pass for it', () => {
    expect(pass).not.toContain(owner.id.slice(0, 8));
    const again = trustedDevice([newDevicePass(owner, now)], owner, now);
    expect(again).not.toBe(trustedDevice([pass], owner, now));
  });
});

describe('the passes of one browser', () => {
  const owners = Array.from({ length: 7 }, (_, index) => ({ id: `account-${index}`, sessionVersion: 1 }));
  const signInOn = (cookie: string, account: (typeof owners)[number]) =>
    withPass(readPasses(cookie), newDevicePass(account, now));

  test('are those of the last five accounts', () => {
    const cookie = owners.reduce(signInOn, '');
    const trusted = owners.filter((account) => trustedDevice(readPasses(cookie), account, now));
    expect(trusted).toEqual(owners.slice(2));
    expect(cookie.length).toBeLessThan(500);
  });

  test('include one per account', () => {
    const cookie = [owner, other, owner, owner].reduce(signInOn, '');
    expect(readPasses(cookie)).toHaveLength(2);
    expect(trustedDevice(readPasses(cookie), other, now)).not.toBeNull();
  });

  test('are empty for a browser without passes', () => {
    expect(readPasses(undefined)).toEqual([]);
  });
});
