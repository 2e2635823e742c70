import type { CountedFrom, CountingView } from '@/features/outings/counting/schema';
import { typedDay } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import { type Day, isDay } from '@/shared/time/days';

export const countingValues = z.strictObject({ boats_from: typedDay, guides_from: typedDay });
export type CountingValues = z.infer<typeof countingValues>;

export const toCountingValues = ({ boats_from, guides_from, version }: CountingView) => ({
  values: { boats_from: boats_from ?? '', guides_from: guides_from ?? '' },
  version,
});

const dayIn = (typed: string): Day | null => (isDay(typed) ? typed : null);

/** An incomplete day counts as empty. */
export const fromCountingValues = ({ boats_from, guides_from }: CountingValues): CountedFrom => ({
  boats_from: dayIn(boats_from),
  guides_from: dayIn(guides_from),
});
