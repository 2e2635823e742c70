import type { FocusPoint } from '../../src/shared/schema/focus-point';

/** Keeps the subject in view where a strip or a phone crops a scene; other scenes are cropped around the middle. */
export const focusOfScenes: Partial<Record<string, FocusPoint>> = {
  'about-team-shop': { x: 52, y: 64 },
  'area-sanur': { x: 50, y: 60 },
  'blog-default': { x: 42, y: 80 },
  'boat-day': { x: 50, y: 54 },
  classroom: { x: 50, y: 55 },
  'contact-harbour': { x: 62, y: 58 },
  'coral-garden': { x: 50, y: 60 },
  'crystal-bay-mola': { x: 50, y: 48 },
  'csr-beach-cleanup-meals': { x: 50, y: 58 },
  'csr-reef-restoration': { x: 46, y: 62 },
  'gopro-instructor': { x: 46, y: 45 },
  'internship-team': { x: 52, y: 60 },
  'liberty-wreck': { x: 46, y: 48 },
  'macro-muck': { x: 50, y: 66 },
  'manta-point': { x: 54, y: 48 },
  'night-dive': { x: 52, y: 50 },
  'pool-training': { x: 45, y: 55 },
  'snorkelling-lagoon': { x: 40, y: 40 },
  'wall-drop-off': { x: 58, y: 55 },
};
