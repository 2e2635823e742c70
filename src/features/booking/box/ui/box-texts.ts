import type { TFunction } from 'i18next';
import type { Refusal } from '@/features/booking/box/domain/box-days';
import type { BoxProduct } from '@/features/booking/box/domain/box-price';
import { isPerPerson } from '@/features/booking/domain/people';

/** The placeholders of the texts, filled in where the numbers are known. */
const gaps = {
  seats: '{seats}',
  price: '{price}',
  percent: '{percent}',
  now: '{now}',
  rest: '{rest}',
  day: '{day}',
  amount: '{amount}',
};

/** The sales unit of a product: pairs, packages of another size, halves of a pair, or single people. */
function soldAs(t: TFunction<'booking'>, product: BoxProduct): string {
  const { divers_per_package: size, allow_half_package } = product;
  if (allow_half_package) return t('packages.people.halves');
  if (size === 1) return t('packages.people.for_one');
  return size === 2 ? t('box.pairs') : t('box.sets', { size });
}

/** The same in few words, with the largest party. */
function limitOf(t: TFunction<'booking'>, product: BoxProduct, total: number): string {
  const size = product.divers_per_package;
  if (isPerPerson(product)) return t('packages.people.any', { total });
  return size === 2 ? t('packages.people.pairs', { total }) : t('packages.people.sets', { size, total });
}

const refusals = (t: TFunction<'booking'>): Record<Refusal, string> => ({
  past: t('box.refusal.past'),
  flight: t('day.refused.flight'),
  too_few: t('box.refusal.too_few', gaps),
  sold_out: t('day.refused.sold_out'),
  closed: t('day.refused.closed'),
  cut_off: t('day.refused.cut_off'),
});

/** The texts of a box, for pages that are prerendered and for the form. */
export function boxTexts(t: TFunction<'booking'>, product: BoxProduct) {
  const most = product.max_quantity * product.divers_per_package;
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return {
    date: t('date.title'),
    next: t('box.next'),
    left: t('box.left', gaps),
    more: t('box.more'),
    none: t('box.none'),
    noneBeforeFlight: t('box.none_before_flight'),
    refused: refusals(t),
    calendar: {
      previous: t('date.previous'),
      next: t('date.next'),
      legend: t('date.legend'),
      loading: t('day.loading'),
      places: t('box.places', gaps),
      tooFew: t('box.tooFew', gaps),
      soldOut: t('day.sold_out'),
      closed: t('day.closed'),
      cutOff: t('day.cut_off'),
      flight: t('day.flight'),
    },
    failed: t('date.failed'),
    retry: t('retry'),
    time: { title: t('time.title'), hint: t('time.hint'), closed: t('time.closed') },
    people: {
      label: t('packages.people.label'),
      less: t('packages.less'),
      more: t('packages.more'),
      soldAs: soldAs(t, product),
      limit: limitOf(t, product, most),
    },
    odd: {
      alone: {
        title: t('box.oddParty.alone.title'),
        text: t('box.oddParty.alone.text'),
        message: t('box.oddParty.alone.message'),
      },
      some: {
        title: t('box.oddParty.some.title'),
        text: t('box.oddParty.some.text'),
        message: t('box.oddParty.some.message'),
      },
      take: counts.map((count) => t('box.oddParty.take', { count })),
      others: t('box.oddParty.others'),
      buddy: t('box.oddParty.buddy'),
      inquire: t('box.oddParty.inquire'),
    },
    variant: t('variant'),
    price: {
      people: counts.map((count) => t('box.for', { count })),
      from: t('box.from', gaps),
      each: t('box.each', gaps),
      now: t('box.pay_now', gaps),
      fees: t('box.fees', gaps),
      feesAtMost: t('box.fees_at_most', gaps),
      gate: t('box.gate', gaps),
      gateAtMost: t('box.gate_at_most', gaps),
      all: t('box.paid_in_full'),
      failed: t('box.failed'),
    },
    lock: { title: t('box.lock.title'), text: t('box.lock.text') },
    book: t('box.book'),
    bookOn: t('box.bookOn', gaps),
    close: t('box.close'),
  };
}
export type BoxTexts = ReturnType<typeof boxTexts>;
