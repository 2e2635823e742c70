import { partySize } from '@/features/booking/domain/people';
import { formatDay } from '@/shared/time/dates';
import type { BoxProps } from './box-props';

type Asking = Pick<BoxProps, 'lng' | 'product' | 'choice' | 'texts'>;

/** Starts a message to the shop with the trip, the day and the number of people. */
export function aboutChoice({ lng, product, choice, texts }: Asking, opening: string): string {
  const { activity_date: day } = choice;
  const lines = [
    opening,
    product.title,
    ...(day ? [formatDay(day, lng, 'full')] : []),
    `${texts.people.label}: ${partySize(choice.quantity, product)}`,
  ];
  return lines.join('\n');
}
