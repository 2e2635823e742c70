import { expect } from '@playwright/test';
import { expectAccessible, violations } from './accessibility';
import { test } from './test';

const followScheme = `{
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', follow);
  follow();
}`;

const html = (head: string) => `<!doctype html><html lang="en"><head>${head}</head>
  <body><main><h1>Trips</h1><p>Six of them</p></main><script>${followScheme}</script></body></html>`;

const faint = 'p { color: #ddd; background: #fff }';

test('a violation in either colour scheme is found, whatever was checked before', async ({ page }) => {
  await page.setContent(html(`<title>Trips</title><style>${faint}</style>`));
  expect(await violations(page, 'dark')).toEqual([expect.stringMatching(/^color-contrast .*: p$/)]);

  await page.setContent(html('<title>Trips</title>'));
  await expectAccessible(page);

  await page.setContent(html(''));
  await expect(expectAccessible(page)).rejects.toThrow(/document-title/);

  await page.setContent(html(`<title>Trips</title><style>@media (prefers-color-scheme: dark) { ${faint} }</style>`));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page, 'light')).toEqual([]);
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
});
