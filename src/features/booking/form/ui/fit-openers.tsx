'use client';
import type { FitDiver } from '@/features/booking/fit/domain/fit';
import type { PartyFit, PartyReason } from '@/features/booking/fit/domain/fits-of-party';
import { openingProduct } from '@/features/booking/fit/domain/opening-product';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { localePath } from '@/shared/locale/locales';
import { formatNearDay } from '@/shared/time/dates';
import { dayAt, plusDays } from '@/shared/time/days';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { useChosen } from './booking-context';
import css from './fit-openers.module.css';
import { useItems } from './use-items';

type Props = { of: PartyFit<ProductDetail>; diver: FitDiver | undefined };

/** Shows what opens the trip for a diver; a refresher is suggested for all divers together instead. */
export function FitOpeners({ of: { reasons }, diver }: Props) {
  return reasons.map((reason) => {
    if (reason.opener?.kind === 'guide') return <GuideOpener key={reason.key} reason={reason} />;
    return reason.opener?.kind === 'course' && diver ? (
      <CourseOpener key={reason.key} reason={reason} diver={diver} />
    ) : null;
  });
}

/** Adds the guide to the item whose dives are short. */
function GuideOpener({ reason: { of } }: { reason: PartyReason<ProductDetail> }) {
  const { t } = useT('booking');
  const { form } = useChosen();
  const item = useItems().find(({ sold, activity_date }) => sold?.slug === of.product.slug && activity_date === of.day);
  const guide = of.product.add_ons.find(({ private_guide }) => private_guide);
  if (!item || !guide || (item.add_ons[guide.uuid] ?? 0) > 0) return null;
  const add = () => form.setOnItem(item.index, 'add_ons', { ...item.add_ons, [guide.uuid]: 1 });
  return (
    <div>
      <Button size="s" onClick={add}>
        {t('fit.add', { title: guide.name })}
      </Button>
    </div>
  );
}

const kinds = ['course'] as const;
const SEARCHED_DAYS = 60;

/** Links to the course that comes next, with its next free day. */
function CourseOpener({ reason, diver }: { reason: PartyReason<ProductDetail>; diver: FitDiver }) {
  const { t } = useT('booking');
  const { lng } = useChosen();
  const { agencies: shop } = useShop();
  const today = dayAt(new Date());
  const { data: courses } = trpc.catalogue.products.useQuery({ kinds: [...kinds] }, { staleTime: 60_000 });
  const range = { from: today, to: plusDays(today, SEARCHED_DAYS), kind: [...kinds] };
  const { data: free } = trpc.availability.free_days.useQuery(range, { staleTime: 60_000 });
  const { opener, of } = reason;
  const course = opener && courses && openingProduct(opener, courses, { diver, day: of.day, shop });
  if (!course) return null;
  const date = free?.find(({ product }) => product === course.slug)?.days[0]?.date;
  return (
    <div className={css.opener}>
      <ButtonLink size="s" href={localePath(lng, productPath(course))} target="_blank">
        {t('fit.see', { title: course.title })}
      </ButtonLink>
      {date && <span>{t('fit.next_free', { day: formatNearDay(date, lng) })}</span>}
    </div>
  );
}
