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
  boatDay: shore('boat-day', '#c1e4db', '#85b8b2', '#4ba8ac', '#2c96a1'),
  contactHarbour: shore('contact-harbour', '#cfe8d6', '#a0b5a0', '#55aba6', '#628981'),
  crystalBay: { ...scene('crystal-bay-mola', '#46949f', '#2d7287', '#2c586c', '#0b3449'), focus: '52% 38%' },
  csrMeals: shore('csr-beach-cleanup-meals', '#dfeed7', '#93ad9b', '#98a595', '#cfb891'),
  emptyOrders: scene('empty-orders', '#ddedd7', '#98b19d', '#4a9294', '#d8c39e'),
  goPro: scene('gopro-instructor', '#8fd9d0', '#3f9da4', '#1d7185', '#577675'),
  heroHome: scene('hero-home', '#dce5c9', '#6cb3a8', '#398691', '#0e3d53'),
  libertyWreck: scene('liberty-wreck', '#67bebc', '#297889', '#1e5e71', '#466567'),
  mantaPoint: { ...scene('manta-point', '#6fc2be', '#388392', '#15576e', '#0e384d'), focus: '44% 16%' },
  notFound: scene('not-found', '#195367', '#154156', '#173644', '#011d32'),
  storm: scene('payment-failed', '#bbc9bf', '#74aea7', '#207789', '#577070'),
  poolTraining: { ...scene('pool-training', '#c7b9a2', '#96d2c8', '#4aadb2', '#2e8da0'), focus: '50% 55%' },
  wallDropOff: scene('wall-drop-off', '#4b8f9a', '#28667c', '#12475f', '#0d3346'),
} satisfies Record<string, PictureSource>;
