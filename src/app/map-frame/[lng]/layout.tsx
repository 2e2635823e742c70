import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { toLocale } from '@/shared/locale/locales';
import { firstScript } from '@/shared/site/first-script';
import { fontClasses } from '@/ui/theme/fonts';

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getT(toLocale((await params).lng), 'catalogue');
  return { title: t('map.sites'), robots: { index: false } };
}

/** A separate document, so that it loads only the code of a map. */
export default async function MapFrameLayout({ params, children }: Props & { children: ReactNode }) {
  return (
    <html lang={toLocale((await params).lng)} dir="ltr" className={fontClasses} suppressHydrationWarning>
      <head>
        <script>{firstScript}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}
