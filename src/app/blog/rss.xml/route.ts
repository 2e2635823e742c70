import { blogFeed } from '@/app/blog-feed';
import { defaultLocale } from '@/shared/locale/locales';

// Names with an ending do not pass the proxy, which leads unprefixed pages to their language.
export const dynamic = 'force-dynamic';
export const GET = () => blogFeed(defaultLocale);
