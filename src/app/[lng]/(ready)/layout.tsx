import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { splitLocale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { LightShell } from '@/ui/shells/light-shell';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** A page for phones on a weak network: it loads neither the form kit nor texts nor a menu. */
export default async function ReadyLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  const { path } = splitLocale((await headers()).get('x-path') ?? '/');
  return (
    <LightShell lng={lng} shop={await getShop()} legal={(await siteLinks(lng)).legal} path={path}>
      {props.children}
    </LightShell>
  );
}
