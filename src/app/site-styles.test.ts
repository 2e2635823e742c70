import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const shared = '@/app/site-styles';
const site = path.resolve('src/app/[lng]/(site)');

const publicPages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => ({
    file,
    source: readFileSync(path.join(site, file), 'utf8'),
  }))
  .filter(({ source }) => /\bpageMetadata\b|from '.*_listing'/.test(source));

it('every public page imports the shared styles first, so that they stay one stylesheet', () => {
  expect(publicPages.length).toBeGreaterThan(20);
  const begins = ({ source }: (typeof publicPages)[number]) => source.startsWith(`import '${shared}';`);
  expect(publicPages.filter((page) => !begins(page)).map(({ file }) => file)).toEqual([]);
});
