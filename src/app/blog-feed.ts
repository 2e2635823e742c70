import { env } from '@/env';
import { tagName } from '@/features/blog/ui/tag-name';
import { getT } from '@/i18n/server';
import { asWritten } from '@/i18n/typography/as-written';
import { refusalAnswer } from '@/server/api/rest/refusal';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';

const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => asWritten(text).replace(/[&<>"']/g, (sign) => special[sign] ?? sign);
const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escaped(text)}</${name}>`;

async function feed(lng: Locale): Promise<Response> {
  const { t } = await getT(lng, 'blog');
  const { name } = (await getShop()).identity;
  const address = (path: string) => new URL(localePath(lng, path), env.APP_URL).href;
  const items = (await publicCalls(lng).blog.posts()).map((post) => {
    const link = address(`/blog/${post.slug}`);
    return `<item>${[
      element('title', post.title),
      element('link', link),
      element('guid', link),
      element('pubDate', post.published_at.toUTCString()),
      element('dc:creator', post.author),
      element('description', post.summary),
      ...post.tags.map((tag) => element('category', tagName(tag, t))),
    ].join('')}</item>`;
  });
  const self = escaped(address('/blog/rss.xml'));
  const channel = [
    element('title', t('feedTitle', { name })),
    element('link', address('/blog')),
    element('description', t('lead')),
    element('language', lng),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ].join('');
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${channel}</channel></rss>\n`,
    {
      headers: {
        'content-type': 'application/rss+xml; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    },
  );
}

/** The blog in one language as RSS 2.0. */
export const blogFeed = (lng: Locale): Promise<Response> =>
  feed(lng).catch((thrown: unknown) => refusalAnswer(thrown, { locale: lng }));
