import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import type { Locale } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';

/** Loaded once per request; another person's order is not found. */
export const orderOf = cache(async (lng: Locale, uuid: string) => {
  const path = `/user/orders/${uuid}`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'user'] });
  const order = (await ifFound(calls.order.get({ uuid }))) ?? notFound();
  return { order, calls };
});
