const inBrowser = (file) => ({ browser: `./src/${file}` });
const ours = (file) => inBrowser(`server/next-internals/browser/${file}`);

/** What each page would otherwise load of Next without ever using it, by the words that Next imports it with: 3 kB. */
export const browserAliases = {
  'next/dist/compiled/process': ours('process.cjs'),
  '../build/polyfills/polyfill-module': ours('polyfills.cjs'),
  '../../../lib/constants': ours('constants.cjs'),
  '../../../../lib/constants': ours('constants.cjs'),
};
