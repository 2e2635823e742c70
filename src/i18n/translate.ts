import { createInstance, type TFunction } from 'i18next';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import i18nConfig from '../../next-i18next.config.js';
import type { Namespace } from './resources';

const i18n = createInstance({
  fallbackLng: defaultLocale,
  ns: [],
  // Without a backend, `t` works at once with the texts added below.
  initAsync: false,
  // The texts are for tRPC answers, logs and mail; code that puts them into HTML escapes them there.
  interpolation: { escapeValue: false },
});
void i18n.init();

const loading = new Map<string, Promise<void>>();

async function load(locale: Locale, namespace: Namespace): Promise<void> {
  const file = await i18nConfig.resourceLoader(locale, namespace);
  i18n.addResourceBundle(locale, namespace, file.default);
}

/** Each file is read once per process; after a failure the next caller tries again. */
function loadOnce(locale: Locale, namespace: Namespace): Promise<void> {
  const file = `${locale}/${namespace}`;
  const pending = loading.get(file);
  if (pending) return pending;
  const started = load(locale, namespace);
  loading.set(file, started);
  started.catch(() => loading.delete(file));
  return started;
}

/** Translations outside of pages, such as in answers of calls, jobs, the worker process and tests. */
export async function translator<Ns extends Namespace>(locale: Locale, namespace: Ns): Promise<TFunction<Ns>> {
  await Promise.all([loadOnce(locale, namespace), loadOnce(defaultLocale, namespace)]);
  return i18n.getFixedT(locale, namespace) as TFunction<Ns>;
}
