import type { ReactNode } from 'react';
import css from './side-by-side.module.css';

/** Two columns, where there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => <div className={css.beside}>{children}</div>;
