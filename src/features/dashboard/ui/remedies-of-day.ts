import type { ReactNode } from 'react';
import type { Day } from '@/shared/time/days';

/** Renders what helps on a red day; supplied by the outings feature. */
export type RemediesOfDay = (day: Day) => ReactNode;
