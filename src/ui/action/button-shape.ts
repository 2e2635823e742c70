import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import css from './button.module.css';

/** `next` is the coral button for the primary action: at most one on a screen. */
export interface ButtonShape {
  look?: 'next' | 'solid' | 'outline' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  wide?: boolean;
  icon?: ReactNode;
}

/** The class for other elements that look like a button. */
export const buttonClass = ({ look = 'outline', size = 'm', wide }: ButtonShape, own?: string) =>
  classNames(css.button, css[look], size !== 'm' && css[size], wide && css.wide, own);
