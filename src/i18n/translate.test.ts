import { describe, expect, it } from 'vitest';
import { locales } from '@/shared/locale/locales';
import { translator } from './translate';

describe('translations outside a page', () => {
  it.each(locales)('are available in %s', async (locale) => {
    const t = await translator(locale, 'errors');
    expect(t('internal')).not.toBe('internal');
  });

  it('are in the requested language, even when several are requested at once', async () => {
    const [german, japanese, english] = await Promise.all([
      translator('de', 'errors'),
      translator('ja', 'errors'),
      translator('en', 'errors'),
    ]);
    expect(new Set([german('internal'), japanese('internal'), english('internal')]).size).toBe(3);
    expect(english('internal')).toBe('Something went wrong. Please try again later.');
  });

  it('leave parameters unescaped: emails and pages escape them themselves', async () => {
    const t = await translator('en', 'errors');
    expect(t('{{name}}' as 'internal', { name: 'Tom & "Ann"' })).toBe('Tom & "Ann"');
  });
});
