import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import css from './button.module.css';

/** How a button looks. `next` is the coral one: at most one on a screen, for the thing to do next. */
export interface ButtonShape {
  look?: 'next' | 'solid' | 'outline' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  wide?: boolean;
  icon?: ReactNode;
}

/** The class names of a shape, for whatever is to look like a button. */
export const buttonClass = ({ look = 'outline', size = 'm', wide }: ButtonShape, own?: string) =>
  classNames(css.button, css[look], size !== 'm' && css[size], wide && css.wide, own);
