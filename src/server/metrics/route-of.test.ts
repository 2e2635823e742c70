import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { routeOf, routesIn } from './route-of';

const routes = { pages: new Set(['trips', 'admin', 'ready']), api: new Set(['trpc', 'users', 'ready']) };

test.each([
  ['/', '/'],
  ['/de', '/'],
  ['/trips?level=open_water', '/trips'],
  ['/ja/trips/manta-point', '/trips/*'],
  ['/admin/orders/01a2/edit', '/admin/*'],
  ['/api/trpc/order.create', '/api/trpc'],
  ['/api/users/orders', '/api/users'],
  ['/de/ready/a-token-of-a-diver', '/ready/*'],
  ['/api/ready/a-token-of-a-diver/answers', '/api/ready'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/_next/image?url=a', 'pictures'],
  ['/wp-login.php', 'other'],
  ['/api/guessed', 'other'],
])('%s is counted as %s', (url, route) => {
  expect(routeOf(url, routes)).toBe(route);
});

test('the names are the folders of the build, and there are none without a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'segara-routes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = join(folder, 'routes-manifest.json');
  expect(routesIn(manifest).pages.size).toBe(0);
  const page = (path: string) => ({ page: path });
  const [staticRoutes, dynamicRoutes] = [[page('/api/openapi.json')], [page('/[lng]/trips/[slug]'), page('/[lng]')]];
  writeFileSync(manifest, JSON.stringify({ staticRoutes, dynamicRoutes }));
  expect(routesIn(manifest)).toEqual({
    pages: new Set(['trips']),
    api: new Set(['openapi.json', 'users', 'admins', 'ready']),
  });
});
