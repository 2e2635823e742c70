import type { ReactNode } from 'react';
import type { PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './split.module.css';

export function Split({ picture, alt, children }: { picture: PictureSource; alt: string; children: ReactNode }) {
  return (
    <div className={css.split}>
      <div>{children}</div>
      <Picture className={css.picture} of={picture} alt={alt} sizes="(min-width: 60rem) 34rem, 100vw" />
    </div>
  );
}

/** Shows two columns if there is space. */
export const SideBySide = ({ children }: { children: ReactNode }) => <div className={css.beside}>{children}</div>;
