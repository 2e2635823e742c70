import { blogFeed } from '@/app/blog-feed';
import { defaultLocale } from '@/shared/locale/locales';

// Paths with a file extension skip the proxy, which redirects unprefixed pages to their language.
export const dynamic = 'force-dynamic';
export const GET = () => blogFeed(defaultLocale);
