import type { MetadataRoute } from 'next';
import { operator } from '@/config/operator';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: operator.name,
    short_name: operator.name,
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
