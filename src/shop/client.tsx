'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { ShopOnScreen } from '@/shared/shop/on-screen';

const ShopContext = createContext<ShopOnScreen | null>(null);

export function ShopValues(props: { shop: ShopOnScreen; children: ReactNode }) {
  return <ShopContext.Provider value={props.shop}>{props.children}</ShopContext.Provider>;
}

/** The settings that forms and boards show, below `ShopValues`. */
export function useShop(): ShopOnScreen {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('no settings of the shop above this component');
  return shop;
}

/** Names a pickup area by its slug. */
export function useAreaName(): (slug: string) => string {
  const { areaNames } = useShop();
  return (slug) => areaNames[slug] ?? slug;
}
