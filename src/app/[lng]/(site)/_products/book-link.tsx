'use client';
import { splitsPair } from '@/features/booking/domain/people';
import { formatNearDay } from '@/shared/time/dates';
import { ButtonLink } from '@/ui/action/button-link';
import type { PageBox } from './use-page-box';

/** Names the chosen day. */
export const bookText = ({ box: { lng, texts }, day }: Pick<PageBox, 'box' | 'day'>) =>
  day ? texts.bookOn.replace('{day}', formatNearDay(day.date, lng)) : texts.book;

/** The box's only button; a party that cannot be divided into pairs gets alternatives. */
export function BookLink({ box, next, day }: PageBox) {
  if (splitsPair(box.choice.quantity, box.product)) return null;
  return (
    <ButtonLink look="next" size="l" wide prefetch={false} href={next}>
      {bookText({ box, day })}
    </ButtonLink>
  );
}
