import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from './port';
import { warmPages } from './warm';

async function requestedPaths(sitemap: string | undefined, page = ''): Promise<string[]> {
  const requested: string[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path !== '/sitemap.xml') requested.push(path);
    response.statusCode = path === '/sitemap.xml' && !sitemap ? 404 : 200;
    response.end(path === '/sitemap.xml' ? sitemap : page);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await warmPages(`http://127.0.0.1:${port}`);
  server.close();
  return requested.toSorted();
}

it('warmPages requests every page of the sitemap once from this server, regardless of its public origin', async () => {
  const locations = [
    'https://dive.example/trips',
    'https://dive.example/de/trips?a=1&amp;b=2',
    'https://dive.example/',
  ];
  const sitemap = `<urlset>${locations.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}</urlset>`;
  expect(await requestedPaths(sitemap)).toEqual(['/', '/de/trips?a=1&b=2', '/trips']);
});

it('warmPages requests each size of the pictures on these pages once, as a browser does', async () => {
  const size = (width: number) => `/_next/image?url=%2Fapi%2Fmedia%2Fa.webp&amp;w=${width}&amp;q=75`;
  const sitemap = ['/', '/trips'].map((path) => `<loc>https://dive.example${path}</loc>`).join('');
  const page = `<img src="${size(1080)}" srcSet="${size(640)} 640w, ${size(1080)} 1080w"/>
    <script>push("/_next/image?url=%2Fapi%2Fmedia%2Fa.webp\\u0026w=640")</script>`;
  expect(await requestedPaths(sitemap, page)).toEqual([
    '/',
    '/_next/image?url=%2Fapi%2Fmedia%2Fa.webp&w=1080&q=75',
    '/_next/image?url=%2Fapi%2Fmedia%2Fa.webp&w=640&q=75',
    '/trips',
  ]);
});

it('warmPages does nothing without a sitemap', async () => {
  expect(await requestedPaths(undefined)).toEqual([]);
});
