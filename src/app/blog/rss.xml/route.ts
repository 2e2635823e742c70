import { defaultLocale } from '@/shared/locales';
import { blogFeed } from '../../blog-feed';

// Names with an ending do not pass the proxy, which leads unprefixed pages to their language.
export const dynamic = 'force-dynamic';
export const GET = () => blogFeed(defaultLocale);
