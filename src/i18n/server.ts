import { createServerI18next } from 'next-i18next/server';
import type { Locale } from '@/shared/locale/locales';
import i18nConfig from '../../next-i18next.config.js';
import type { Namespace } from './resources';

const i18next = createServerI18next(i18nConfig);

/** Translations for a server component. The language is passed in, so that prerendered pages stay static. */
export async function getT<Ns extends Namespace>(lng: Locale, ns: Ns | readonly Ns[]) {
  return i18next.getT(ns as Ns, { lng });
}

/** The texts that the client components below need, and no others. */
export async function textsFor(lng: Locale, namespaces: readonly Namespace[]) {
  const { i18n } = await i18next.getT(namespaces[0], { lng });
  await i18n.loadNamespaces([...namespaces]);
  return i18next.getResources(i18n, [...namespaces], lng === 'en' ? ['en'] : [lng, 'en']);
}
