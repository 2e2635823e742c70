import type { FocusPoint } from './focus-point';

export const middle: FocusPoint = { x: 50, y: 50 };

/** As the CSS position that keeps the point in sight wherever the picture is cut. */
export const focusPosition = ({ x, y }: FocusPoint): string => `${x}% ${y}%`;
