import { existsSync, readFileSync } from 'node:fs';
import { isLocale } from '@/shared/locale/locales';

export type Routes = { pages: ReadonlySet<string>; api: ReadonlySet<string> };

/** The first path segments of all pages and API routes in the build. */
export function routesIn(manifest: string): Routes {
  const { staticRoutes = [], dynamicRoutes = [] } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { page: string }[]>)
    : {};
  const folders = [...staticRoutes, ...dynamicRoutes].map(({ page }) => page.slice(1).split('/'));
  const below = (parent: string) =>
    new Set(folders.flatMap(([first, second]) => (first === parent && second ? [second] : [])));
  return { pages: below('[lng]'), api: new Set([...below('api'), 'users', 'admins', 'ready']) };
}

/**
 * The name under which a request is counted: one of a few dozen, whatever addresses strangers try. A page below another
 * is counted as `/trips/*`.
 */
export function routeOf(url: string, { pages, api }: Routes): string {
  const [path = ''] = url.split('?');
  const parts = path.split('/').filter(Boolean);
  const [first = '', second = ''] = parts;
  if (first === '_next') return second === 'image' ? 'pictures' : 'static';
  if (first === 'api') return api.has(second) ? `/api/${second}` : 'other';
  const [page = '', below] = isLocale(first) ? parts.slice(1) : parts;
  if (page === '') return '/';
  if (!pages.has(page)) return 'other';
  return below === undefined ? `/${page}` : `/${page}/*`;
}
