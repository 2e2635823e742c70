'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { ProductCard } from '@/features/catalogue/schema';
import { firstItem, wantedOf } from '@/features/counter/domain/counter-items';
import { holdEnd } from '@/features/counter/domain/hold-end';
import { counterBookingInput } from '@/features/counter/schema';
import { sumOf } from '@/features/orders/domain/shares';
import { staffOrderPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { useLiveForm } from '@/ui/form/use-live-form';
import { sentLines, type TypedLine, typedLine } from './payment-lines';
import { anybody, type CounterPerson } from './people-fields';
import { useChildAge } from './use-child-age';
import { type TypedItems, useCounterItems } from './use-counter-items';
import { useCounterQuote } from './use-counter-quote';

/** Fields of the form prefilled from a message. */
export type CounterPrefill = { name: string; phone: string; product: string; day: string | null };

type Values = {
  name: string;
  phone: string;
  locale: Locale;
  /** The input of `holdEnd`; empty for the usual hold. */
  hold: string;
  people: CounterPerson[];
  /** Null until an amount is typed. */
  lines: TypedLine[] | null;
  items: TypedItems;
};

const begunWith = ({ name, phone, product, day }: CounterPrefill): Values => ({
  ...{ name, phone, locale: defaultLocale, hold: '', people: [], lines: null, items: [firstItem(product, day)] },
});

/** The counter form and its derived values: days, price and the amount to take. */
export function useCounterForm(prefill: CounterPrefill, products: readonly ProductCard[]) {
  const { lng } = useT('orders-admin');
  const router = useRouter();
  const { counterMethods } = useShop();
  const [key] = useState(() => crypto.randomUUID());
  const [begun] = useState(() => begunWith(prefill));
  const book = trpc.admin.orders.book.useMutation({
    onSuccess: ({ uuid }) => router.push(staffOrderPath(lng, uuid)),
    onError: (refused) => live.showRefusal(refused),
  });
  // Submits the values of the last render, since days and prices are not typed.
  const live = useLiveForm<Values>({ schema: counterBookingInput, toInput: (): unknown => input }, begun);
  const { form, values, change } = live;
  const { name, phone, locale, hold } = values;

  const { items, people, ...changing } = useCounterItems({
    typed: values.items,
    products,
    onChange: (typed) => change('items', typed),
  });
  const wanted = wantedOf(items);
  const divers = Array.from({ length: people }, (_, index) => values.people[index] ?? anybody);
  const quote = useCounterQuote({ ...wanted, name, divers });
  // Guests at the counter pay at once; for a booking by phone, staff choose a hold or clear the amount.
  const lines = values.lines ?? [typedLine(hold === '' ? (quote.data?.total ?? '') : '', counterMethods)];
  const [departs] = items
    .flatMap((item) => item.departs ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  const input = {
    ...wanted,
    ...{ name, phone, locale, divers, pickup_area: null, pickup_address: null, inquiry: null },
    payments: sentLines(lines),
    idempotency_key: key,
    // Incomplete input is sent unchanged, so that it is refused at its field.
    ...(hold && { hold_until: holdEnd(hold, departs, new Date())?.toISOString() ?? hold }),
    ...(quote.data && { quoted_total: quote.data.total }),
  };
  const isWaiting = items.some(({ typed, isReady }) => typed.slug !== '' && !isReady);
  const send = live.submit(() => book.mutate(input));
  return {
    ...{ values, change, items, people, divers, quote, lines, isWaiting },
    errors: live.errors,
    refusal: live.refusal,
    childAge: useChildAge(items.map(({ typed }) => typed.slug)),
    taken: sumOf(sentLines(lines).map(({ amount }) => amount)),
    take: (amount: number | '') => change('lines', [typedLine(amount, counterMethods)]),
    changeItem: changing.change,
    add: changing.add,
    remove(itemKey: number) {
      form.clearErrors();
      changing.remove(itemKey);
    },
    isBusy: book.isPending,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!book.isPending && !isWaiting) send(event);
    },
  };
}
