import type { ReactNode } from 'react';
import { onScreen } from '@/shared/shop/on-screen';
import { ShopValues } from './client';
import { getShop } from './server';

/** Gives the client components below the settings of the shop. */
export async function ShopProvider(props: { children: ReactNode }) {
  return <ShopValues shop={onScreen(await getShop())}>{props.children}</ShopValues>;
}
