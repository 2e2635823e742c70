import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '@/shared/locale/locales';

export type PageProps<Params = unknown> = {
  params: Promise<{ lng: string } & Params>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function lngOf({ params }: { params: Promise<{ lng: string }> }): Promise<Locale> {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  return lng;
}

/** One value of the query string; the first if it is repeated. */
export const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
