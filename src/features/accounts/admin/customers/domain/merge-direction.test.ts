import { expect, test } from 'vitest';
import { mergeDirection } from './merge-direction';

const account = (name: string, email: string | null, confirmed: boolean) => ({ name, email, confirmed });
const guest = account('guest', null, false);
const open = account('open', 'open@reef.test', false);
const confirmed = account('confirmed', 'confirmed@reef.test', true);

test('mergeDirection prefers the account that can sign in, then one with an email, then the one on screen', () => {
  for (const [shown, other, stays] of [
    [guest, confirmed, confirmed],
    [guest, open, open],
    [open, confirmed, confirmed],
    [confirmed, open, confirmed],
    [open, guest, open],
    [guest, { ...guest, name: 'another' }, guest],
  ] as const)
    expect(mergeDirection(shown, other).stays.name, `${shown.name} and ${other.name}`).toBe(stays.name);
});
