import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const site = path.resolve('src/app/[lng]/(site)');
const list = path.resolve('src/app/site-styles');

const publicPages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => ({
    file,
    folder: path.dirname(path.join(site, file)),
    source: readFileSync(path.join(site, file), 'utf8'),
  }))
  .filter(({ source }) => /from '.*(page-metadata|_window)'/.test(source));

it('every public page begins with the styles that they share, or they would come as a dozen sheets', () => {
  expect(publicPages.length).toBeGreaterThan(20);
  const begins = ({ folder, source }: (typeof publicPages)[number]) =>
    path.resolve(folder, source.match(/^import '(.+)';/)?.[1] ?? '') === list;
  expect(publicPages.filter((page) => !begins(page)).map(({ file }) => file)).toEqual([]);
});
