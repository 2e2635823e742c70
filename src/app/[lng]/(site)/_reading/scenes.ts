import type { PictureSource } from '@/ui/show/art';

const scene = (name: string, ...water: [string, string]): PictureSource => ({
  src: `/art/scenes/${name}.svg`,
  width: 1600,
  height: 900,
  placeholder: `linear-gradient(${water.join(',')})`,
});

const shore: typeof scene = (...of) => ({ ...scene(...of), focus: '50% 66%' });

/** Illustrations used by the content pages only. */
export const scenes = {
  aboutTeam: shore('about-team-shop', '#cfe8d6', '#93ad9b'),
  careers: shore('careers', '#c1e4db', '#4ba8ac'),
  classroom: scene('classroom', '#dfeed7', '#93ad9b'),
  internshipTeam: shore('internship-team', '#cfe8d6', '#85b8b2'),
  reefRestoration: scene('csr-reef-restoration', '#4b8f9a', '#12475f'),
};
