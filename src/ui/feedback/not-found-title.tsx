'use client';
import { usePathname } from 'next/navigation';
import { publicPath } from '@/shared/locale/locales';

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Shows the address that was not found; without `path` only the browser knows it. */
export function NotFoundTitle(props: { template: string; path?: string | undefined }) {
  const shown = usePathname();
  const path = readable(publicPath(props.path ?? shown));
  return <h1>{props.template.replace('{path}', () => path)}</h1>;
}
