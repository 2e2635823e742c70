import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import type { Locale } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';

/** The facility that the page edits, loaded once per request. */
export const enterFacility = cache(async (lng: Locale, slug: string, part: string) => {
  const path = `/admin/facility-locations/${slug}/${part}`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  const facility = (await ifFound(calls.admin.facilities.get({ slug }))) ?? notFound();
  return { calls, facility, title: facility.texts.en.name };
});
