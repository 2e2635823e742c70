import type { FocusPoint } from './focus-point';

export const middle: FocusPoint = { x: 50, y: 50 };

/** The CSS position that keeps the focal point in sight however the picture is cropped. */
export const focusPosition = ({ x, y }: FocusPoint): string => `${x}% ${y}%`;
