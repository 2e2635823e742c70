'use client';
import type { ProductCard } from '@/features/catalogue/schema';
import { alongOf, nextItem, sizesOf, type TypedItem } from '@/features/counter/domain/counter-items';
import { departureOf, firstDayToSell, timeToSell } from '@/features/counter/domain/departures-to-sell';
import { type Day, dayAt, isDay, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { useDays } from './use-days';

const DAYS_AHEAD = 30;

/** The products' pages, by slug. */
function useDetails(items: readonly TypedItem[]) {
  const slugs = [...new Set(items.flatMap(({ slug }) => slug || []))];
  const answers = trpc.useQueries((t) => slugs.map((slug) => t.catalogue.product({ slug })));
  return (slug: string) => {
    const detail = answers[slugs.indexOf(slug)]?.data;
    return detail && 'variants' in detail ? detail : undefined;
  };
}

export type TypedItems = [TypedItem, ...TypedItem[]];
type Typing = { typed: TypedItems; products: readonly ProductCard[]; onChange: (typed: TypedItems) => void };

/**
 * The booked items: one item at first, to which others can be added. The day defaults to the first that this many
 * people can still join; an item is ready once its calendar has loaded.
 */
export function useCounterItems({ typed, products, onChange }: Typing) {
  const now = new Date();
  const today = dayAt(now);
  const detailOf = useDetails(typed);

  const chosen = typed.map((one) => ({ typed: one, product: products.find(({ slug }) => slug === one.slug) }));
  const sizes = sizesOf(chosen);
  const all = Math.max(0, ...sizes.map(({ people }) => people));
  const sized = chosen.map((one, index) => ({ ...one, ...(sizes[index] ?? { quantity: 1, people: 0 }) }));

  const aheadOf = ({ slug, from }: TypedItem) => ({
    ...{ slug, from: from ?? today, to: plusDays(from ?? today, DAYS_AHEAD) },
  });
  const ahead = useDays(sized.flatMap(({ typed: one }) => (one.slug ? aheadOf(one) : [])));
  const dated = sized.map((one) => {
    const { day, from } = one.typed;
    const days = ahead(aheadOf(one.typed));
    const free = firstDayToSell(days ?? [], { people: one.people, now });
    return {
      ...one,
      days,
      date: day ?? free ?? from ?? plusDays(today, 1),
      isReady: day !== null || days !== undefined,
    };
  });

  const onlyOn = (slug: string, date: Day) => ({ slug, from: date, to: date });
  const daysOf = useDays(dated.flatMap(({ typed: { slug }, date }) => (slug && isDay(date) ? onlyOn(slug, date) : [])));
  const items = dated.map((one) => {
    const { slug, variant } = one.typed;
    const detail = detailOf(slug);
    const variants = detail?.variants ?? [];
    const day = daysOf(onlyOn(slug, one.date))?.find(({ date }) => date === one.date);
    const times = day && day.times.length > 1 ? day.times : [];
    const time = day && timeToSell(day, { people: one.people, now }, one.typed.time);
    return {
      ...one,
      detail,
      variants,
      variant: variant ?? variants[0]?.uuid ?? null,
      times,
      time,
      departs: departureOf(one.date, time ?? day?.times[0]?.time),
      along: alongOf(one.typed.along, one.people, all),
    };
  });
  const [first, ...others] = items;
  if (!first) throw new Error('a booking has an item');

  return {
    items: [first, ...others] as const,
    /** The total number of people. */
    people: all,
    change(key: number, patch: Partial<TypedItem>) {
      const changed = (item: TypedItem) => (item.key === key ? { ...item, ...patch } : item);
      const [head, ...tail] = typed;
      onChange([changed(head), ...tail.map(changed)]);
    },
    add: () => onChange([...typed, nextItem(items.at(-1) ?? first, Math.max(...typed.map(({ key }) => key)) + 1)]),
    remove(key: number) {
      // The number of people on other items may depend on the removed item.
      const [head, ...tail] = items
        .filter((item) => item.typed.key !== key)
        .map((item) => ({ ...item.typed, quantity: item.quantity }));
      if (head) onChange([head, ...tail]);
    },
  };
}
export type CounterItem = ReturnType<typeof useCounterItems>['items'][number];
