import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { describe, expect, it } from 'vitest';
import { requestedForm } from './router-request';

const tree = '%5B%22%22%2C%7B%7D%5D';

describe('a request for a prerendered page', () => {
  it('asks for the document without router headers and without a query', () => {
    expect(requestedForm({ accept: 'text/html', 'x-request-id': '1' }, null)).toBe('document');
    expect(requestedForm({}, '')).toBeNull();
    expect(requestedForm({}, 'page=2')).toBeNull();
  });

  it('asks for router data with the `_rsc` value that Next itself computes', async () => {
    for (const [headers, sentTree, sentUrl] of [
      [{}, undefined, undefined],
      [{ 'next-router-state-tree': tree }, tree, undefined],
      [{ 'next-router-state-tree': tree, 'next-url': '/de/trips' }, tree, '/de/trips'],
    ] as const) {
      const expected = await computeCacheBustingSearchParam(undefined, undefined, sentTree, sentUrl);
      expect(requestedForm({ rsc: '1', ...headers }, `_rsc=${expected}`)).toBe('router');
      for (const wrong of [null, '', '_rsc=wrong', `_rsc=${expected}&a=1`])
        expect(requestedForm({ rsc: '1', ...headers }, wrong)).toBeNull();
    }
  });

  it.each([
    [{ rsc: '0' }],
    [{ 'next-router-state-tree': tree }],
    [{ rsc: '1', 'next-router-prefetch': '1' }],
    [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
    [{ 'next-action': 'a' }],
    [{ 'next-new-in-the-next-version': '1' }],
    [{ 'x-nextjs-data': '1' }],
    [{ 'x-middleware-prefetch': '1' }],
    [{ 'x-prerender-revalidate': 'a' }],
    [{ cookie: 'a=1; __prerender_bypass=secret' }],
  ])('is left to Next with %o', (headers) => {
    expect(requestedForm(headers, 'rsc' in headers ? '_rsc=' : null)).toBeNull();
  });
});
