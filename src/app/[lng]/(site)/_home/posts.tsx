import Link from 'next/link';
import { PostFacts } from '@/features/blog/ui/post-card';
import { postCover } from '@/features/blog/ui/post-cover';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';
import { Poster } from './poster';
import css from './posts.module.css';

const LINES = 3;

/** The latest post with its picture, and a line for each of the three before it. */
export async function Posts({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const [latest, ...others] = await publicCalls(lng).blog.posts();
  if (!latest) return null;
  const pathOf = (slug: string) => localePath(lng, `/blog/${slug}`);
  return (
    <Section
      id="blog"
      title={t('home.posts.title')}
      intro={t('home.posts.intro')}
      actions={<Link href={localePath(lng, '/blog')}>{t('home.posts.all')}</Link>}
    >
      <div className={css.log}>
        <Poster
          href={pathOf(latest.slug)}
          picture={postCover(latest)}
          sizes="(min-width: 64rem) 38rem, 100vw"
          title={typeset(latest.title)}
          text={<PostFacts lng={lng} post={latest} />}
        />
        <div>
          {others.slice(0, LINES).map((post) => (
            <article key={post.slug} className={css.line}>
              <p>
                <PostFacts lng={lng} post={post} />
              </p>
              <h3>
                <Link href={pathOf(post.slug)}>{typeset(post.title)}</Link>
              </h3>
              <p className={css.summary}>{typeset(post.summary)}</p>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
