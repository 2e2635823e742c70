import { expect, it } from 'vitest';
import { scriptsLater } from './scripts-later.mjs';

it('turns scripts of the build into what is fetched later, and leaves all else', () => {
  const html =
    '<head><link rel="preload" as="font" href="/_next/static/media/inter.woff2"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
    '<script>first()</script></head><body><p>&lt;script src="/_next/static/chunks/b.js"</p>' +
    '<script>push("<script src=\\"/_next/static/chunks/c.js\\" async=\\"\\"></script>")</script></body>';
  expect(scriptsLater(html)).toBe(
    html.replace(
      '<script src="/_next/static/chunks/a.js" async=""></script>',
      '<link rel="later" href="/_next/static/chunks/a.js"/>',
    ),
  );
});

it('asks for none of them ahead', () => {
  expect(
    scriptsLater('<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><p>'),
  ).toBe('<p>');
});
