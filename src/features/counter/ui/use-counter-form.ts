'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { operator } from '@/config/operator';
import type { CustomerView } from '@/features/accounts/admin/customers/schema';
import type { ProductCard } from '@/features/catalogue/schema';
import { guestOf, type TypedGuest } from '@/features/counter/domain/counter-guest';
import { firstItem, wantedOf } from '@/features/counter/domain/counter-items';
import { anybody, type CounterPerson, counterPerson, ownPerson } from '@/features/counter/domain/counter-person';
import { holdEnd } from '@/features/counter/domain/hold-end';
import { sentLines, type TypedLine, typedLine } from '@/features/counter/domain/payment-lines';
import { counterBookingInput } from '@/features/counter/schema';
import { sumOf } from '@/features/orders/domain/shares';
import { staffOrderPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { nameOrEmail } from '@/shared/locale/name-order';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { useLiveForm } from '@/ui/form/use-live-form';
import type { TypedPickup } from './pickup-fields';
import { useChildAge } from './use-child-age';
import { useCounterFits } from './use-counter-fits';
import { type TypedItems, useCounterItems } from './use-counter-items';
import { useCounterQuote } from './use-counter-quote';

/** Fields of the form prefilled from a message. */
export type CounterPrefill = { name: string; phone: string; product: string; day: string | null };

type Values = {
  guest: TypedGuest;
  /** The known customer who books; null for a new one. */
  customer: CustomerView | null;
  locale: Locale;
  /** The input of `holdEnd`; empty for the usual hold. */
  hold: string;
  people: CounterPerson[];
  /** Null until an amount is typed. */
  lines: TypedLine[] | null;
  items: TypedItems;
  pickup: TypedPickup;
  override: string;
};

const begunWith = ({ name, phone, product, day }: CounterPrefill): Values => ({
  guest: { typed: name || phone, other: name ? phone : '' },
  ...{ customer: null, locale: defaultLocale, hold: '', people: [], lines: null, override: '' },
  items: [firstItem(product, day)],
  pickup: { area: '', address: '' },
});

/** The people whom a known customer has booked for; empty for a new customer. */
function useSavedPeople(customer: CustomerView | null) {
  const saved = trpc.admin.orders.pickable_people.useQuery(
    { customer: customer?.uuid ?? '' },
    { enabled: customer !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  return { people: (customer && saved.data) || [], isLoading: customer !== null && saved.isPending };
}

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
  const { guest, customer, locale, hold, override } = values;

  const saved = useSavedPeople(customer);
  const own = customer ? ownPerson(saved.people, nameOrEmail(customer)) : undefined;
  const typed = guestOf(guest, operator.country);
  const name = customer ? nameOrEmail(customer) : typed.name;
  const phone = typed.phone || (customer && own?.phone) || '';

  const { items, people, ...changing } = useCounterItems({
    typed: values.items,
    products,
    onChange: (next) => change('items', next),
  });
  const wanted = wantedOf(items);
  const divers = Array.from(
    { length: people },
    (_, index) => values.people[index] ?? (index === 0 && own ? counterPerson(own) : anybody),
  );
  const fits = useCounterFits(items, divers);
  const quote = useCounterQuote({ ...wanted, name, divers });
  const due = quote.data?.total ?? 0;
  // Guests at the counter pay at once; for a booking by phone, staff choose a hold or clear the amount.
  const lines = values.lines ?? [typedLine(hold === '' ? (quote.data?.total ?? '') : '', counterMethods)];
  const sent = sentLines(lines, due);
  const areas = [...new Set(items.flatMap(({ detail }) => detail?.transfers?.pickup.map(({ area }) => area) ?? []))];
  const pickup = areas.includes(values.pickup.area) ? values.pickup : null;
  const [departs] = items
    .flatMap((item) => item.departs ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  const input = {
    ...wanted,
    ...{ name, phone, locale, divers, inquiry: null },
    ...{ pickup_area: pickup?.area ?? null, pickup_address: pickup?.address.trim() || null },
    ...(customer && { customer: customer.uuid }),
    payments: sent,
    idempotency_key: key,
    // Incomplete input is sent unchanged, so that it is refused at its field.
    ...(hold && { hold_until: holdEnd(hold, departs, new Date())?.toISOString() ?? hold }),
    ...(quote.data && { quoted_total: quote.data.total }),
    ...(override.trim() && { fit_override: override }),
  };
  const isWaiting = saved.isLoading || items.some((item) => item.typed.slug !== '' && !item.isReady);
  const send = live.submit(() => book.mutate(input));
  return {
    ...{ values, change, areas, items, people, divers, fits, quote, due, lines, sent, isWaiting },
    guest: { name, phone },
    savedPeople: saved.people,
    /** True when the number of a known customer has to be asked for. */
    asksPhone: customer !== null && !saved.isLoading && !own?.phone,
    errors: live.errors,
    refusal: live.refusal,
    childAge: useChildAge(items.map((item) => item.typed.slug)),
    taken: sumOf(sent.map(({ amount }) => amount)),
    take: (amount: number | '') => change('lines', [typedLine(amount, counterMethods)]),
    takeCustomer(chosen: CustomerView) {
      form.clearErrors();
      change('customer', chosen);
      change('locale', chosen.locale);
      // The typed number is theirs, and a typed name is not needed any more.
      change('guest', { typed: '', other: typed.phone });
      change('people', []);
    },
    dropCustomer() {
      change('customer', null);
      change('guest', { typed: '', other: '' });
      change('people', []);
    },
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
