'use client';
import { usePathname } from 'next/navigation';
import { publicPath } from '../../shared/locales';

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Names the address as it stands in the address bar; only the browser's side of a page knows it. */
export function NotFoundTitle(props: { template: string }) {
  const path = readable(publicPath(usePathname()));
  return <h1>{props.template.replace('{path}', () => path)}</h1>;
}
