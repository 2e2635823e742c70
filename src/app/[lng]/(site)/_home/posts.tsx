import { PostCard } from '@/features/blog/ui/post-card';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { publicCalls } from '@/trpc/public';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { CardGrid } from '@/ui/show/picture-card';

const SHOWN = 4;

export async function Posts({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const posts = await publicCalls(lng).blog.posts();
  if (posts.length === 0) return null;
  return (
    <Section
      id="blog"
      title={t('home.posts.title')}
      intro={t('home.posts.intro')}
      actions={<ButtonLink href={localePath(lng, '/blog')}>{t('home.posts.all')}</ButtonLink>}
    >
      <CardGrid>
        {posts.slice(0, SHOWN).map((post) => (
          <PostCard key={post.slug} lng={lng} post={post} as="h3" />
        ))}
      </CardGrid>
    </Section>
  );
}
