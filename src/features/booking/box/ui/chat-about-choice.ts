import { partySize } from '@/features/booking/domain/people';
import { chatLink } from '@/shared/schema/chat-link';
import { formatDay } from '@/shared/time/dates';
import type { BoxProps } from './box-props';

type Asking = Pick<BoxProps, 'whatsApp' | 'lng' | 'product' | 'choice' | 'texts'>;

/** A chat with the shop that begins with the trip, the day and how many people it is about. */
export function chatAboutChoice({ whatsApp, lng, product, choice, texts }: Asking, opening: string): string {
  const { activity_date: day } = choice;
  const lines = [
    opening,
    product.title,
    ...(day ? [formatDay(day, lng, 'full')] : []),
    `${texts.people.label}: ${partySize(choice.quantity, product)}`,
  ];
  return chatLink(whatsApp, lines.join('\n'));
}
