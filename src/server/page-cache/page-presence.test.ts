import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { recordChange } from './changes.mjs';
import PageCache from './page-cache.mjs';
import { pagePresence } from './page-presence';

/** A site with pages under these paths; it counts the lookups. */
function siteOf(...paths: string[]) {
  const there = new Set(paths);
  const requested: string[] = [];
  const isThere = pagePresence(async (path) => {
    requested.push(path);
    return there.has(path);
  });
  return { there, requested, isThere };
}

describe('the presence of a page', () => {
  it('is looked up once for concurrent callers and for all languages', async () => {
    const { requested, isThere } = siteOf('/trips/a');
    expect(await Promise.all([isThere('/en/trips/a'), isThere('/de/trips/a'), isThere('/en/trips/b')])).toEqual([
      true,
      true,
      false,
    ]);
    expect(await isThere('/en/trips/a')).toBe(true);
    expect(requested).toEqual(['/trips/a', '/trips/b']);
  });

  it('is looked up again after a change: a new page appears at once, a removed page is gone', async () => {
    const { there, isThere } = siteOf('/trips/old');
    expect([await isThere('/en/trips/old'), await isThere('/en/trips/new')]).toEqual([true, false]);
    there.delete('/trips/old');
    there.add('/trips/new');
    recordChange('product:new');
    expect([await isThere('/en/trips/old'), await isThere('/en/trips/new')]).toEqual([false, true]);
  });

  it('is not looked up for a stored page', async () => {
    const { requested, isThere } = siteOf();
    const address = `/en/blog/${randomUUID()}`;
    for (const status of [200, 404]) {
      const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from('0'), status, headers: {} };
      await new PageCache().set(`/route-cache/APP_PAGE/${'0'.repeat(64)}/$${address}`, page, {});
      expect(await isThere(address)).toBe(status === 200);
    }
    expect(requested).toEqual([]);
  });

  it('is left open where the route alone decides', async () => {
    expect(await pagePresence(() => null)('/en/nowhere/to-the-moon')).toBe(true);
  });

  it('is looked up again after a failure', async () => {
    let tries = 0;
    const isThere = pagePresence(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the database is away');
      return false;
    });
    expect(await isThere('/en/blog/a')).toBe(true);
    expect(await isThere('/en/blog/a')).toBe(false);
  });

  it('uses a bounded amount of memory for invented addresses', async () => {
    const { requested, isThere } = siteOf('/trips/a');
    await isThere('/en/trips/a');
    for (let i = 0; i < 10_000; i += 1) await isThere(`/en/trips/made-up-${i}`);
    requested.length = 0;
    await isThere('/en/trips/a');
    expect(requested).toEqual(['/trips/a']);
  });
});
