import { notFound } from 'next/navigation';
import { blogFeed } from '@/app/blog-feed';
import { isLocale } from '@/shared/locale/locales';

export async function GET(_request: Request, { params }: { params: Promise<{ lng: string }> }) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  return blogFeed(lng);
}
