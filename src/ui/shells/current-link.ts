import type { ShellLink } from './shell-link';

type Target = Pick<ShellLink, 'href' | 'exact' | 'pages'>;

const DAY = /\/\d{4}-\d{2}-\d{2}(?=\/|$)/;
const reach = ({ href, pages }: Target) => (pages ?? href).length;

/** The link of the current page: of those that lead to it or to a parent of it, the nearest. */
export function currentLink<Link extends Target>(path: string, links: readonly Link[]): Link | undefined {
  const here = path.replace(DAY, '/{date}');
  return links
    .filter((link) => {
      const page = link.pages ?? link.href;
      return here === page || (!link.exact && here.startsWith(`${page}/`));
    })
    .toSorted((one, other) => reach(other) - reach(one))[0];
}
