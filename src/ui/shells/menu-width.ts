/** The cookie that remembers in a browser if the menu of the office is wide or narrow. */
export const menuCookie = 'menu';
export type MenuWidth = 'wide' | 'narrow';

export const toMenuWidth = (value: string | undefined): MenuWidth | undefined =>
  value === 'wide' || value === 'narrow' ? value : undefined;

/** From this width of the window on, the menu is wide until staff narrow it. */
export const wideFrom = '(min-width: 85rem)';
