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

/** For elements other than buttons that look like one. */
export const buttonClass = ({ look = 'outline', size = 'm', wide }: ButtonShape, own?: string) =>
  classNames(css.button, css[look], size !== 'm' && css[size], wide && css.wide, own);
