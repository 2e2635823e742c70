const inBrowser = (file) => ({ browser: `./src/${file}` });
const ours = (file) => inBrowser(`server/next-internals/browser/${file}`);

/** What each page would otherwise load of Next without ever using it, by the words that Next imports it with: 4 kB. */
export const browserAliases = {
  'next/dist/compiled/process': ours('process.cjs'),
  '../build/polyfills/polyfill-module': ours('polyfills.cjs'),
  '../../../lib/constants': ours('constants.cjs'),
  '../../../../lib/constants': ours('constants.cjs'),
  // Next's page for a failure of its router; ours is there in any case.
  './builtin/global-error': inBrowser('app/global-error.tsx'),
  '../components/builtin/global-error': inBrowser('app/global-error.tsx'),
};
