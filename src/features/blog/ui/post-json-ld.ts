import type { BlogPosting } from 'schema-dts';
import type { PostDetail } from '@/features/blog/schema';
import { type Locale, localePath } from '@/shared/locale/locales';
import { absolute } from '@/ui/structured-data';

type Page = { lng: Locale; post: PostDetail; origin: string; publisher: string };

/** A blog post as structured data for search engines. */
export const postJsonLd = ({ lng, post, origin, publisher }: Page): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.summary,
  url: absolute(origin, localePath(lng, `/blog/${post.slug}`)),
  inLanguage: lng,
  datePublished: post.published_at.toISOString(),
  author: { '@type': 'Person', name: post.author },
  publisher: { '@type': 'Organization', name: publisher, url: absolute(origin, '/') },
  keywords: post.tags,
  ...(post.cover && { image: absolute(origin, post.cover.url) }),
});
