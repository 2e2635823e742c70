import type { ReactNode } from 'react';
import type { Day } from '@/shared/time/days';

/** Renders remedies for a day in trouble; supplied by the outings feature. */
export type RemediesOfDay = (day: Day) => ReactNode;
