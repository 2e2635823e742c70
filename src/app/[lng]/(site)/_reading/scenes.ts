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
  aboutTeam: shore('about-team-shop', '#bcd1c3', '#7d8879'),
  careers: shore('careers', '#d0e6d3', '#569a9b'),
  classroom: { ...scene('classroom', '#dfeed7', '#93ad9b'), focus: '74% 62%' },
  internshipTeam: shore('internship-team', '#d0e1cd', '#589896'),
  lagoon: { ...scene('snorkelling-lagoon', '#b9ddd0', '#2b8f9a'), focus: '40% 40%' },
  reefRestoration: scene('csr-reef-restoration', '#8cdad0', '#247687'),
};
