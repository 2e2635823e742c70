'use client';
import { I18nProvider, useT as useNextT } from 'next-i18next/client';
import type { ReactNode } from 'react';
import { defaultLocale, type Locale, locales } from '@/shared/locale/locales';
import type { Namespace } from './resources';

type Resources = Record<string, Record<string, unknown>>;

export function TextsProvider(props: { lng: Locale; resources: Resources; children: ReactNode }) {
  return (
    <I18nProvider
      language={props.lng}
      resources={props.resources as never}
      supportedLngs={[...locales]}
      fallbackLng={defaultLocale}
    >
      {props.children}
    </I18nProvider>
  );
}

export function useT<Ns extends Namespace>(ns: Ns | readonly Ns[]) {
  const { t, i18n } = useNextT(ns as Ns);
  return { t, lng: i18n.language as Locale };
}
