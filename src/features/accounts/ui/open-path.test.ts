import { afterEach, expect, test, vi } from 'vitest';
import { openPath } from './open-path';

afterEach(() => vi.unstubAllGlobals());

function opened(wanted: string | undefined) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  openPath('de', wanted, '/user');
  return assign.mock.calls;
}

test.each([
  ['/user/settings', '/de/user/settings'],
  ['/ja/user?tab=2#top', '/de/user?tab=2#top'],
  [undefined, '/de/user'],
  ['/..//elsewhere.test', '/de/user'],
  ['/en//elsewhere.test', '/de/user'],
  ['https://elsewhere.test', '/de/user'],
  ['javascript:alert(1)', '/de/user'],
])('openPath leads from %s to a page of this site in the current language: %s', (wanted, path) => {
  expect(opened(wanted)).toEqual([[path]]);
});
