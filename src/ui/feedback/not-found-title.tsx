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

/** Names the address as it stands in the address bar; unless the page is told, only its browser's side knows it. */
export function NotFoundTitle(props: { template: string; path?: string | undefined }) {
  const shown = usePathname();
  const path = readable(publicPath(props.path ?? shown));
  return <h1>{props.template.replace('{path}', () => path)}</h1>;
}
