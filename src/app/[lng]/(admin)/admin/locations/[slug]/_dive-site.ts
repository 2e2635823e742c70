import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import type { Locale } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';

/** The dive site that the page edits, loaded once per request. */
export const enterDiveSite = cache(async (lng: Locale, slug: string, part: string) => {
  const path = `/admin/locations/${slug}/${part}`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  const site = (await ifFound(calls.admin.locations.get({ slug }))) ?? notFound();
  return { calls, site, title: site.texts.en.name };
});
