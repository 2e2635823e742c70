/** The source of a picture: its address and size, and what to show until it has loaded. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** Any CSS background. */
  placeholder: string;
  /** The part to keep visible when the picture is cropped, as a CSS position. */
  focus?: string;
}

/** The four colours are those of the scene from top to bottom. */
const scene = (name: string, ...water: [string, string, string, string]): PictureSource => ({
  src: `/art/scenes/${name}.svg`,
  width: 1600,
  height: 900,
  placeholder: `linear-gradient(${water.join(',')})`,
});

/** Scenes on the shore: people and boats are in the lower half, which a wide crop would cut off. */
const shore: typeof scene = (...of) => ({ ...scene(...of), focus: '50% 66%' });

export const art = {
  boatDay: { ...scene('boat-day', '#a0d9d9', '#cad4bd', '#71bbbc', '#175c75'), focus: '50% 54%' },
  contactHarbour: shore('contact-harbour', '#d1ead8', '#c4c19b', '#56aba8', '#638981'),
  crystalBay: { ...scene('crystal-bay-mola', '#9adfd1', '#30848d', '#2f707a', '#114a5b'), focus: '50% 48%' },
  csrMeals: shore('csr-beach-cleanup-meals', '#e3f0d8', '#9faf98', '#96a798', '#d1b891'),
  emptyOrders: scene('empty-orders', '#dfeed8', '#aab79c', '#4a9294', '#d8c39e'),
  goPro: { ...scene('gopro-instructor', '#8fd9d0', '#3f9da4', '#1d7185', '#567674'), focus: '46% 40%' },
  heroHome: scene('hero-home', '#dce5c9', '#6cb3a8', '#3a8691', '#0c3b52'),
  libertyWreck: { ...scene('liberty-wreck', '#6ac0be', '#277689', '#205f72', '#466667'), focus: '46% 48%' },
  mantaPoint: { ...scene('manta-point', '#7ac5c1', '#4d99a4', '#337586', '#0b3a4e'), focus: '54% 48%' },
  notFound: scene('not-found', '#195367', '#144055', '#193644', '#011d31'),
  storm: scene('payment-failed', '#becbbf', '#79afa7', '#207789', '#567070'),
  poolTraining: { ...scene('pool-training', '#c7b9a2', '#96d2c8', '#4aadb2', '#2e8da0'), focus: '50% 49%' },
  wallDropOff: { ...scene('wall-drop-off', '#64abae', '#348091', '#22586c', '#092536'), focus: '58% 55%' },
} satisfies Record<string, PictureSource>;
