'use client';
import { trpc } from '@/trpc/react';

/** Refetches all lists of the catalogue, because an item can be in several of them. */
export function useCatalogueRefresh() {
  const { addons, facilities, faqs, locations, products } = trpc.useUtils().admin;
  return () => Promise.all([addons, facilities, faqs, locations, products].map((list) => list.invalidate()));
}
