import type { ReactNode } from 'react';
import css from './actions.module.css';

export const Actions = ({ children }: { children: ReactNode }) => <p className={css.actions}>{children}</p>;
