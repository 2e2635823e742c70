import type { ReactNode } from 'react';
import css from './beside.module.css';

/** Two things to read beside each other, where there is room. */
export const Beside = ({ children }: { children: ReactNode }) => <div className={css.beside}>{children}</div>;
