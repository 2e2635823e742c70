import type { PostCard } from '@/features/blog/schema';
import type { PictureSource } from '@/ui/show/art';
import { toSource } from '@/ui/show/cover';

const ourOwn: PictureSource = {
  src: '/art/scenes/blog-default.svg',
  width: 1600,
  height: 900,
  placeholder: 'var(--tint)',
};

export const postCover = ({ cover }: Pick<PostCard, 'cover'>): PictureSource => (cover ? toSource(cover) : ourOwn);
