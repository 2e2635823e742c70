import type { ReactNode } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { TextsProvider } from './client';
import type { Namespace } from './resources';
import { textsFor } from './server';

/** Provides the texts of these namespaces to the client components below. */
export async function Texts(props: { lng: Locale; ns: readonly Namespace[]; children: ReactNode }) {
  return (
    <TextsProvider lng={props.lng} resources={await textsFor(props.lng, props.ns)}>
      {props.children}
    </TextsProvider>
  );
}
