import type { ReactNode } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { onScreen } from '@/shared/shop/on-screen';
import { ShopValues } from './client';
import { getShop } from './server';

/** Gives the client components below the settings of the shop. */
export async function ShopProvider(props: { lng: Locale; children: ReactNode }) {
  return <ShopValues shop={onScreen(await getShop(), props.lng)}>{props.children}</ShopValues>;
}
