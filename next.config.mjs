/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`; checking them again would only slow the first start.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    'graphile-worker',
    'pg',
    'pino',
    'sharp',
    'nodemailer',
    'swagger-ui-dist',
  ],
  cacheMaxMemorySize: 256 * 1024 * 1024,
  experimental: {
    // Cached pages live in memory only, so they never outlive a change of database or APP_URL.
    isrFlushToDisk: false,
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
};
export default config;
