import { languages } from './src/shared/locale/language-list.mjs';

/** Read by the server, the browser, the proxy and the checks. */
const config = {
  supportedLngs: [...languages],
  fallbackLng: 'en',
  defaultNS: 'common',
  ns: ['common', 'errors'],
  hideDefaultLocale: true,
  cookieName: 'NEXT_LOCALE',
  cookieMaxAge: 365 * 24 * 60 * 60,
  resourceLoader: (/** @type {string} */ lng, /** @type {string} */ ns) => import(`./public/locales/${lng}/${ns}.json`),
};
export default config;
