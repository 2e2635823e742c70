import { notFound } from 'next/navigation';
import { isLocale } from '@/shared/locales';
import { blogFeed } from '../../../../blog-feed';

export async function GET(_request: Request, { params }: { params: Promise<{ lng: string }> }) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  return blogFeed(lng);
}
