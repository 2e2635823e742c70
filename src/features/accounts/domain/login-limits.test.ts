import { describe, expect, test } from 'vitest';
import { loginLimits } from './login-limits';

const QUARTER_HOURS = 96;
const attempt = { account: 'users:a@example.test', address: '203.0.113.7', network: '203.0.113.0/24', device: null };

/** Counts as the database does, for the requested number of quarter-hours. */
function counter() {
  const counts = new Map<string, number>();
  return (about: Parameters<typeof loginLimits>[0], quarter: number): boolean => {
    const wanted = loginLimits(about).map(({ limit, subject }) => ({
      limit,
      key: [limit.name, 'of' in limit ? about.network : subject, Math.floor((quarter * 900) / limit.perSeconds)].join(),
    }));
    if (wanted.some(({ limit, key }) => (counts.get(key) ?? 0) >= limit.points)) return false;
    for (const { key } of wanted) counts.set(key, (counts.get(key) ?? 0) + 1);
    return true;
  };
}

/** Number of passwords evaluated in a day of continuous guessing. */
function guessesADay(networks: number, accounts: number, device: string | null = null): number {
  const mayTry = counter();
  let guesses = 0;
  for (let quarter = 0; quarter < QUARTER_HOURS; quarter++)
    for (let network = 0; network < networks; network++)
      for (let account = 0; account < accounts; account++) {
        const about = { account: `users:${account}`, address: `${network}`, network: `${network}`, device };
        while (mayTry(about, quarter)) guesses += 1;
      }
  return guesses;
}

describe('a failed login counts', () => {
  test('against the account in its network, the network, and the account everywhere', () => {
    expect(loginLimits(attempt).map(({ limit, subject }) => [limit.points, limit.perSeconds, subject])).toEqual([
      [5, 900, 'users:a@example.test@203.0.113.0/24'],
      [30, 900, '203.0.113.7'],
      [100, 86_400, 'users:a@example.test'],
    ]);
  });

  test('on a trusted device only against the device', () => {
    expect(loginLimits({ ...attempt, device: 'tablet' })).toEqual([
      { limit: expect.objectContaining({ points: 10, perSeconds: 900 }), subject: 'tablet' },
    ]);
  });
});

describe('continuous guessing (decision 0020)', () => {
  test('gets 100 attempts at one account, from one network or from a thousand', () => {
    expect(guessesADay(1, 1)).toBe(100);
    expect(guessesADay(1000, 1)).toBe(100);
  });

  test('gets 2,880 attempts at all accounts together in each network', () => {
    expect(guessesADay(1, 40)).toBe(2880);
    expect(guessesADay(3, 200)).toBe(3 * 2880);
  });

  test('gets 960 attempts on a trusted device', () => {
    expect(guessesADay(1, 1, 'tablet')).toBe(960);
  });
});
