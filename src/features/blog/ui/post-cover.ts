import type { PostCard } from '@/features/blog/schema';
import type { PictureSource } from '@/ui/show/art';

const ourOwn: PictureSource = {
  src: '/art/scenes/blog-default.svg',
  width: 1600,
  height: 900,
  placeholder: 'var(--tint)',
};

export function postCover({ cover }: Pick<PostCard, 'cover'>): PictureSource {
  if (!cover) return ourOwn;
  const { url, width, height, placeholder } = cover;
  return { src: url, width, height, placeholder: `url("${placeholder}") center / cover` };
}
