import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { HtmlDocument } from '@/app/html-document';
import { env } from '@/env';
import { getShop } from '@/shop/server';
import { lngOf } from './lng';

// Nothing is prerendered at build time, because the build has no database; each page is cached after its first visit.
export const dynamicParams = true;
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const { name } = (await getShop()).identity;
  return {
    metadataBase: new URL(env.APP_URL),
    title: { template: `%s · ${name}`, default: name },
    applicationName: name,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fdf8ec' },
    { media: '(prefers-color-scheme: dark)', color: '#04202f' },
  ],
};

export default async function RootLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  return <HtmlDocument lng={await lngOf(props)}>{props.children}</HtmlDocument>;
}
