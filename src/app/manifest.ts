import type { MetadataRoute } from 'next';
import { getShop } from '@/shop/server';

/** Nothing is prerendered at build time, because the build has no database. */
export const dynamic = 'force-dynamic';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = (await getShop()).identity;
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: '#fdf8ec',
    theme_color: '#06283d',
    icons: [
      { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
