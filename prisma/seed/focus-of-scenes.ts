import type { FocusPoint } from '../../src/shared/schema/focus-point';

/** Keeps the subject in view where a strip or a phone crops a scene; other scenes are cropped around the middle. */
export const focusOfScenes: Partial<Record<string, FocusPoint>> = {
  'about-team-shop': { x: 48, y: 70 },
  'blog-default': { x: 42, y: 80 },
  'boat-day': { x: 58, y: 62 },
  careers: { x: 45, y: 62 },
  classroom: { x: 50, y: 55 },
  'contact-harbour': { x: 62, y: 58 },
  'coral-garden': { x: 50, y: 60 },
  'crystal-bay-mola': { x: 52, y: 38 },
  'csr-beach-cleanup-meals': { x: 50, y: 58 },
  'csr-reef-restoration': { x: 46, y: 62 },
  'gopro-instructor': { x: 30, y: 42 },
  'hero-home': { x: 40, y: 62 },
  'internship-team': { x: 52, y: 60 },
  'liberty-wreck': { x: 45, y: 42 },
  'macro-muck': { x: 38, y: 70 },
  'manta-point': { x: 44, y: 16 },
  'night-dive': { x: 55, y: 45 },
  'pool-training': { x: 45, y: 55 },
  'snorkelling-lagoon': { x: 40, y: 40 },
  'wall-drop-off': { x: 62, y: 62 },
};
