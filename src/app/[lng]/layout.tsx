import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLocale } from '@/shared/locales';
import { colorSchemeScript } from '@/ui/theme/color-scheme-script';
import { fontClasses } from '@/ui/theme/fonts';

// Nothing is prerendered at build time, because the build has no database; each page is kept after its first visit.
export const dynamicParams = true;
export const generateStaticParams = () => [];

export default async function RootLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const { lng } = await props.params;
  if (!isLocale(lng)) notFound();
  return (
    <html lang={lng} dir="ltr" className={fontClasses} suppressHydrationWarning>
      <head>
        <script>{colorSchemeScript}</script>
      </head>
      <body>{props.children}</body>
    </html>
  );
}
