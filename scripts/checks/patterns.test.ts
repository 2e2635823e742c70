import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../lib/paths';
import { type Pattern, patternsIn, slowPatterns } from './patterns';
import { withTree } from './tree';

const { patterns, builders } = patternsIn(root);

/** Builds the run-time patterns of each file as the site does. */
const uses: Record<string, () => Promise<unknown>> = {
  'src/i18n/typography/typeset.ts': () => import('@/i18n/typography/typeset'),
  'src/server/api/rest/endpoint.ts': async () =>
    (await import('@/server/api/rest/endpoint')).patternOf('/admins/orders/{uuid}/payments/{entry}/reverse'),
  'src/server/mail/mentions.ts': async () =>
    (await import('@/server/mail/mentions')).mentionsName(['Ann  Lee', '山田 花子', "O'Neil (Jr.)"]),
  'src/server/pictures/art/lines.ts': () => import('@/server/pictures/art/lines'),
  'src/shared/time/parse-day.ts': () => import('@/shared/time/parse-day'),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function builtBy(file: string): Promise<Pattern[]> {
  const built: Pattern[] = [];
  class Recorded extends RegExp {
    constructor(...parts: ConstructorParameters<typeof RegExp>) {
      super(...parts);
      built.push({ file, source: this.source, flags: this.flags });
    }
  }
  vi.resetModules();
  vi.stubGlobal('RegExp', Recorded);
  await uses[file]?.();
  vi.unstubAllGlobals();
  return built;
}

test('regular expressions of the site take linear time for any text', () => {
  expect(slowPatterns(patterns)).toEqual([]);
});

test('regular expressions built at run time take linear time for any text', async () => {
  expect(builders).toEqual(Object.keys(uses));
  for (const file of builders) {
    const built = await builtBy(file);
    expect(built, file).not.toEqual([]);
    expect(slowPatterns(built)).toEqual([]);
  }
});

test('slowPatterns reports a pattern with superlinear time', async () => {
  const files = { 'src/a.ts': 'export const [slow, fast] = [/<br[^>]*>/, /^a+$/];', 'src/b.ts': "new RegExp('a');" };
  const found = await withTree(files, patternsIn);
  expect(found.builders).toEqual(['src/b.ts']);
  expect(slowPatterns(found.patterns)).toEqual(['src/a.ts: /<br[^>]*>/ is 2nd degree polynomial']);
});
