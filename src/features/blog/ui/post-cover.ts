import type { PostCard } from '@/features/blog/schema';
import type { PictureSource } from '@/ui/show/art';
import { toSource } from '@/ui/show/cover';

/** Shown on the list of posts, and for a post without a picture of its own. */
export const logbook: PictureSource = {
  src: '/art/scenes/blog-default.svg',
  width: 1600,
  height: 900,
  placeholder: 'var(--tint)',
  focus: '50% 74%',
};

export const postCover = ({ cover }: Pick<PostCard, 'cover'>): PictureSource => (cover ? toSource(cover) : logbook);
