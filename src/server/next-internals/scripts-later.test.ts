import { expect, it } from 'vitest';
import { scriptsLater } from './scripts-later.mjs';

it('scriptsLater defers the build’s scripts and changes nothing else', () => {
  const html =
    '<head><link rel="preload" as="font" href="/_next/static/media/inter.woff2"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>' +
    '<script>first()</script></head><body><p>&lt;script src="/_next/static/chunks/b.js"</p>' +
    '<script>push("<script src=\\"/_next/static/chunks/c.js\\" async=\\"\\"></script>")</script></body>';
  expect(scriptsLater(html)).toBe(
    html.replace(
      '<script src="/_next/static/chunks/a.js" async=""></script>',
      '<script type="text/plain" data-src="/_next/static/chunks/a.js"></script>',
    ),
  );
});

it('scriptsLater preloads none of them', () => {
  expect(
    scriptsLater('<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><p>'),
  ).toBe('<p>');
});
