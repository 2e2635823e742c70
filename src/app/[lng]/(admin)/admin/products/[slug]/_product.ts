import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import type { Locale } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';

/** The product that the page edits, loaded once per request. */
export const enterProduct = cache(async (lng: Locale, slug: string, part: string) => {
  const path = `/admin/products/${slug}/${part}`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  const product = (await ifFound(calls.admin.products.get({ slug }))) ?? notFound();
  return { calls, product, title: product.texts.en.title };
});
