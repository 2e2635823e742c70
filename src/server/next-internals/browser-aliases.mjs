const inBrowser = (file) => ({ browser: `./src/${file}` });
const ours = (file) => inBrowser(`server/next-internals/browser/${file}`);

/** Replaces 4 kB of Next that each page would load without ever using it, by the specifier in Next's imports. */
export const browserAliases = {
  'next/dist/compiled/process': ours('process.cjs'),
  '../build/polyfills/polyfill-module': ours('polyfills.cjs'),
  '../../../lib/constants': ours('constants.cjs'),
  '../../../../lib/constants': ours('constants.cjs'),
  // Next's page for a failure of its router; every page loads ours anyway.
  './builtin/global-error': inBrowser('app/global-error.tsx'),
  '../components/builtin/global-error': inBrowser('app/global-error.tsx'),
};
