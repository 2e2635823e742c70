import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordChange } from './changes.mjs';
import PageCache from './page-cache.mjs';
import { limitStoredPages, storedBytes } from './stored-pages.mjs';

const MEGABYTE = 1024 * 1024;
const aPage = { kind: 'APP_PAGE' };
const made = (parts: string, html = '<p>') => ({ ...aPage, html, headers: { 'x-next-cache-tags': parts } });

// A new instance per request, as in Next.
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

  it('is cached for later requests until a part of it changes', async () => {
    await makePage('/trips/a', 'product:a,location:reef');
    await makePage('/trips/b', 'product:b');
    expect(await ask('/trips/a')).toMatchObject({ value: { html: '<p>' }, cacheControl: { revalidate: false } });
    recordChange('location:reef');
    expect(await isCached('/trips/a')).toBe(false);
    expect(await isCached('/trips/b')).toBe(true);
  });

  it('is cached with its scripts deferred', async () => {
    await makePage('/trips/z', 'product:z', '<script src="/_next/static/a.js" async=""></script>');
    expect(await ask('/trips/z')).toMatchObject({
      value: { html: '<script type="text/plain" data-src="/_next/static/a.js"></script>' },
    });
  });

  it('is cached again once it has been rebuilt', async () => {
    await makePage('/trips/c', 'product:c');
    recordChange('product:c');
    await makePage('/trips/c', 'product:c', '<p>new');
    expect(await ask('/trips/c')).toMatchObject({ value: { html: '<p>new' } });
  });

  it('is not cached when its rendering began before a change and ended after it', async () => {
    await ask('/trips/d');
    recordChange('product:d');
    // This request joins the rendering in progress, so it does not start another.
    await ask('/trips/d');
    await keep('/trips/d', made('product:d', '<p>old'));
    expect(await isCached('/trips/d')).toBe(false);
  });

  it('is not cached when it may have changed while notifications were not received', async () => {
    await makePage('/trips/e', 'product:e');
    recordChange('everything');
    expect(await isCached('/trips/e')).toBe(false);
  });

  it('is not cached when it changes while its expired version is being rebuilt', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const keepFor300Seconds = () => keep('/', made('departures'), 300);
    await ask('/');
    await keepFor300Seconds();
    vi.setSystemTime(Date.now() + 301_000);
    expect(await isCached('/')).toBe(true);
    recordChange('departures');
    await keepFor300Seconds();
    expect(await isCached('/')).toBe(false);
  });

  it('is cached without parts, like the manifest', async () => {
    await ask('/manifest');
    await keep('/manifest', { kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {} });
    expect(await isCached('/manifest')).toBe(true);
  });

  it('is evicted when there are too many, least recently requested first', async () => {
    limitStoredPages(1);
    const large = randomBytes(0.4 * MEGABYTE).toString('base64');
    await makePage('/large/1', '', large);
    await makePage('/large/2', '', large);
    expect(await isCached('/large/1')).toBe(true);
    await makePage('/large/3', '', large);
    expect(await isCached('/large/2')).toBe(false);
    expect(await isCached('/large/1')).toBe(true);
    expect(await isCached('/large/3')).toBe(true);
  });

  it('is stored compressed and returned uncompressed', async () => {
    const page = { ...made('faqs', '<p>潜水</p>'.repeat(1000)), rscData: Buffer.from('1:"潜水"') };
    const segmentData = new Map([['/_tree', Buffer.from('0:"木"')]]);
    const before = storedBytes();
    await ask('/faq');
    await keep('/faq', { ...page, segmentData });
    expect(storedBytes() - before).toBeLessThan(5_000);
    expect(await ask('/faq')).toMatchObject({ value: { html: page.html, rscData: page.rscData, segmentData } });
  });

  it('keeps its scripts allowed when Next returns it because a rebuild failed', async () => {
    await makePage(
      '/trips/g',
      'product:g',
      '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>',
    );
    const first = await ask('/trips/g');
    await keep('/trips/g', first?.value);
    expect((await ask('/trips/g'))?.value).toEqual(first?.value);
  });
});

it('a prerendered page is cached without the fetch responses it used', async () => {
  await new PageCache().set('answer', { kind: 'FETCH' }, { fetchCache: true });
  expect(await new PageCache().get('answer', { kind: 'FETCH' })).toBeNull();
  expect(await ask('answer')).toBeNull();
});

it("a prerendered page is invalidated by Next's own revalidation too", async () => {
  await ask('/trips/f');
  await keep('/trips/f', made('_N_T_/en/trips/f'));
  await new PageCache().revalidateTag('_N_T_/en/trips/f');
  expect(await isCached('/trips/f')).toBe(false);
});
