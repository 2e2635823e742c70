import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteChange } from './changes.mjs';
import PageCache from './page-cache.mjs';

const MEGABYTE = 1024 * 1024;
const aPage = { kind: 'APP_PAGE' };
const made = (parts: string, html = '<p>') => ({ ...aPage, html, headers: { 'x-next-cache-tags': parts } });

// As Next does: one for each request.
const ask = (key: string) => new PageCache().get(key, aPage);
const keep = (key: string, page: object, revalidate: number | false = false) =>
  new PageCache().set(key, page, { cacheControl: { revalidate } });
const isCached = async (key: string) => (await ask(key)) !== null;

afterEach(() => void vi.useRealTimers());

describe('a prerendered page', () => {
  async function makePage(key: string, parts: string, html?: string) {
    await ask(key);
    await keep(key, made(parts, html));
  }

  it('is kept for every later request until a part of it changes', async () => {
    await makePage('/trips/a', 'product:a,location:reef');
    await makePage('/trips/b', 'product:b');
    expect(await ask('/trips/a')).toMatchObject({ value: { html: '<p>' }, cacheControl: { revalidate: false } });
    noteChange('location:reef');
    expect(await isCached('/trips/a')).toBe(false);
    expect(await isCached('/trips/b')).toBe(true);
  });

  it('is kept with its scripts for later', async () => {
    await makePage('/trips/z', 'product:z', '<script src="/_next/static/a.js" async=""></script>');
    expect(await ask('/trips/z')).toMatchObject({ value: { html: '<link rel="later" href="/_next/static/a.js"/>' } });
  });

  it('is kept again once it has been made anew', async () => {
    await makePage('/trips/c', 'product:c');
    noteChange('product:c');
    await makePage('/trips/c', 'product:c', '<p>new');
    expect(await ask('/trips/c')).toMatchObject({ value: { html: '<p>new' } });
  });

  it('that was begun before a change and finished after it is not kept', async () => {
    await ask('/trips/d');
    noteChange('product:d');
    // Whoever asks now gets the page that is being made, so this is no new beginning.
    await ask('/trips/d');
    await keep('/trips/d', made('product:d', '<p>old'));
    expect(await isCached('/trips/d')).toBe(false);
  });

  it('is not kept when it may have changed while nobody heard of changes', async () => {
    await makePage('/trips/e', 'product:e');
    noteChange('everything');
    expect(await isCached('/trips/e')).toBe(false);
  });

  it('that is made anew because its time is over, while something of it changes, is not kept', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const keepFor300Seconds = () => keep('/', made('departures'), 300);
    await ask('/');
    await keepFor300Seconds();
    vi.setSystemTime(Date.now() + 301_000);
    expect(await isCached('/')).toBe(true);
    noteChange('departures');
    await keepFor300Seconds();
    expect(await isCached('/')).toBe(false);
  });

  it('without parts, like the manifest, is kept', async () => {
    await ask('/manifest');
    await keep('/manifest', { kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {} });
    expect(await isCached('/manifest')).toBe(true);
  });

  it('makes room when there are too many: the one nobody asked for goes first', async () => {
    const large = 'x'.repeat(100 * MEGABYTE);
    await makePage('/large/1', '', large);
    await makePage('/large/2', '', large);
    expect(await isCached('/large/1')).toBe(true);
    await makePage('/large/3', '', large);
    expect(await isCached('/large/2')).toBe(false);
    expect(await isCached('/large/1')).toBe(true);
    expect(await isCached('/large/3')).toBe(true);
  });
});

it('what pages read on their way is not kept beside them', async () => {
  await new PageCache().set('answer', { kind: 'FETCH' }, { fetchCache: true });
  expect(await new PageCache().get('answer', { kind: 'FETCH' })).toBeNull();
  expect(await ask('answer')).toBeNull();
});

it("Next's own way to say that something changed is heard as well", async () => {
  await ask('/trips/f');
  await keep('/trips/f', made('_N_T_/en/trips/f'));
  await new PageCache().revalidateTag('_N_T_/en/trips/f');
  expect(await isCached('/trips/f')).toBe(false);
});
