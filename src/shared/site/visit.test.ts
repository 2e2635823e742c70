import { describe, expect, test } from 'vitest';
import { decideVisit, type Visit } from './visit';

const visit = (pathname: string, about: Partial<Visit> = {}) =>
  decideVisit({
    pathname,
    isDocument: true,
    remembered: null,
    hidden: ['de'],
    hasSession: false,
    hasSignedInHint: false,
    ...about,
  });

describe('a language hidden by the shop', () => {
  test('redirects to the English page, even for a guest who chose it before', () => {
    expect(visit('/de/trips', { remembered: 'de' })).toEqual({
      kind: 'redirect',
      to: '/trips',
      setLanguage: 'en',
      setSignedInHint: null,
    });
    expect(visit('/trips', { remembered: 'de' })).toMatchObject({ kind: 'page', locale: 'en' });
  });

  test('stays available to staff', () => {
    expect(visit('/de/admin/orders')).toMatchObject({ kind: 'page', locale: 'de' });
    expect(visit('/admin', { remembered: 'de' })).toMatchObject({ kind: 'redirect', to: '/de/admin' });
  });

  test('changes nothing for other languages', () => {
    expect(visit('/ja/trips')).toMatchObject({ kind: 'page', locale: 'ja' });
    expect(visit('/trips', { remembered: 'ja' })).toMatchObject({ kind: 'redirect', to: '/ja/trips' });
  });
});
