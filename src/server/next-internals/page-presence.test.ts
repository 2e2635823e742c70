import { describe, expect, it } from 'vitest';
import { noteChange } from '@/server/page-cache/changes.mjs';
import { pagePresence } from './page-presence';

/** A site with pages at these addresses. */
function siteOf(...addresses: string[]) {
  const there = new Set(addresses);
  const requested: string[] = [];
  const isThere = pagePresence(async (address) => {
    requested.push(address);
    return there.has(address) ? 200 : 404;
  });
  return { there, requested, isThere };
}

describe('whether an address has a page', () => {
  it('is requested once for any number of simultaneous callers', async () => {
    const { requested, isThere } = siteOf('/en/trips/a');
    expect(await Promise.all([isThere('/en/trips/a'), isThere('/en/trips/a'), isThere('/en/trips/b')])).toEqual([
      true,
      true,
      false,
    ]);
    expect(await isThere('/en/trips/a')).toBe(true);
    expect(requested).toEqual(['/en/trips/a', '/en/trips/b']);
  });

  it('is requested again after a change: a new page is found at once, a removed one is not', async () => {
    const { there, isThere } = siteOf('/en/trips/old');
    expect([await isThere('/en/trips/old'), await isThere('/en/trips/new')]).toEqual([true, false]);
    there.delete('/en/trips/old');
    there.add('/en/trips/new');
    noteChange('product:new');
    expect([await isThere('/en/trips/old'), await isThere('/en/trips/new')]).toEqual([false, true]);
  });

  it('is left open by a page that moved or failed: it answers itself', async () => {
    const statuses = [308, 500];
    const isThere = pagePresence(async () => statuses.pop() ?? 200);
    expect([await isThere('/en/blog/a'), await isThere('/en/blog/b')]).toEqual([true, true]);
  });

  it('is requested again for a page that gave no answer', async () => {
    let tries = 0;
    const isThere = pagePresence(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no answer');
      return 404;
    });
    expect(await isThere('/en/blog/a')).toBe(true);
    expect(await isThere('/en/blog/a')).toBe(false);
  });

  it('takes no more memory for made-up addresses', async () => {
    const { requested, isThere } = siteOf('/en/trips/a');
    await isThere('/en/trips/a');
    for (let i = 0; i < 10_000; i += 1) await isThere(`/en/trips/made-up-${i}`);
    requested.length = 0;
    await isThere('/en/trips/a');
    expect(requested).toEqual(['/en/trips/a']);
  });
});
