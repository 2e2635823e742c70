'use client';
import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ProductCard } from '@/features/catalogue/schema';
import { staffOrderPath } from '@/features/orders/admin/ui/paths';
import { wantedOf } from '@/features/orders/counter/domain/counter-items';
import { holdEnd } from '@/features/orders/counter/domain/hold-end';
import { sumOf } from '@/features/orders/items/domain/shares';
import { useT } from '@/i18n/client';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { PhoneField } from '@/ui/form/phone-field';
import css from './counter-form.module.css';
import { HoldField } from './hold-field';
import { ItemFields } from './item-fields';
import { LanguageField } from './language-field';
import { PaymentLines, sentLines, type TypedLine, typedLine } from './payment-lines';
import { anybody, type CounterPerson, PeopleFields } from './people-fields';
import { PriceLines } from './price-lines';
import { useChildAge } from './use-child-age';
import { useCounterItems } from './use-counter-items';
import { useCounterQuote } from './use-counter-quote';

/** As many as a booking takes. */
const MOST_ITEMS = 20;

/** Fields of the form that a message has answered already. */
export type CounterPrefill = { name: string; phone: string; product: string; day: string | null };

/** Everything that can be sold is there with the page, so that what is typed at once already finds it. */
type Props = { prefill: CounterPrefill; products: readonly ProductCard[] };

/** Sends the form from any of its fields. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Books with a name, a number and how many people of which level; the forms are filled in later. */
export function CounterForm({ prefill, products }: Props) {
  const { t, lng } = useT('orders-admin');
  const router = useRouter();
  const { counterMethods } = useShop();
  const first = useRef<HTMLInputElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState(prefill.name);
  const [phone, setPhone] = useState(prefill.phone);
  const [typedPeople, setTypedPeople] = useState<CounterPerson[]>([]);
  const [hold, setHold] = useState('');
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [typedLines, setLines] = useState<TypedLine[] | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const { items, people, change, add, remove } = useCounterItems(prefill, products);
  const wanted = wantedOf(items);
  const isSeveral = items.length > 1;
  const isWaiting = items.some(({ typed, isReady }) => typed.slug !== '' && !isReady);
  const childAge = useChildAge(items.map(({ typed }) => typed.slug));
  const divers = Array.from({ length: people }, (_, index) => typedPeople[index] ?? anybody);
  const quote = useCounterQuote({ ...wanted, divers });
  // Whoever stands at the counter pays at once; for a booking by phone the staff choose a hold, or clear the amount.
  const lines = typedLines ?? [typedLine(hold === '' ? (quote.data?.total ?? '') : '', counterMethods)];
  const taken = sumOf(sentLines(lines).map(({ amount }) => amount));

  useEffect(() => first.current?.focus(), []);
  const book = trpc.admin.orders.book.useMutation({
    onSuccess: ({ uuid }) => router.push(staffOrderPath(lng, uuid)),
    onError({ message, data }) {
      const fields = Object.entries(data?.errors ?? {}).map(([field, [first]]) => [field, first ?? message]);
      setErrors(Object.fromEntries(fields));
      setRefusal(message);
    },
  });
  const [firstDeparts] = items.flatMap(({ departs }) => departs ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  const removeItem = (key: number) => {
    setErrors({});
    remove(key);
    more.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (book.isPending || isWaiting) return;
    setErrors({});
    setRefusal(null);
    book.mutate({
      ...wanted,
      name,
      phone,
      locale,
      divers,
      pickup_area: null,
      pickup_address: null,
      inquiry: null,
      payments: sentLines(lines),
      idempotency_key: key,
      // What is not typed to its end goes as it is, so that the server refuses it at its field.
      ...(hold && { hold_until: holdEnd(hold, firstDeparts, new Date())?.toISOString() ?? hold }),
      ...(quote.data && { quoted_total: quote.data.total }),
    });
  };
  const field = (path: string) => ({ error: errors[path], 'data-path': path });
  return (
    <form onSubmit={onSubmit} onKeyDown={sendByKey} noValidate className={css.form} aria-label={t('counter.book')}>
      <div className={css.row}>
        <TextInput
          label={t('counter.name')}
          autoComplete="off"
          ref={first}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          {...field('name')}
        />
        <PhoneField label={t('customer.phone')} country="ID" value={phone} onChange={setPhone} {...field('phone')} />
      </div>
      {items.map((item, index) => (
        <ItemFields
          key={item.typed.key}
          {...{ item, products, people, errors }}
          onChange={(patch) => change(item.typed.key, patch)}
          among={
            isSeveral
              ? {
                  number: index + 1,
                  price: quote.isPlaceholderData ? undefined : quote.data?.items[index]?.total,
                  onRemove: () => removeItem(item.typed.key),
                }
              : null
          }
        />
      ))}
      {divers.length > 0 && (
        <PeopleFields people={divers} onChange={setTypedPeople} childAge={childAge} errors={errors} />
      )}
      {items[0].typed.slug !== '' && items.length < MOST_ITEMS && (
        <div>
          <Button ref={more} size="s" look="quiet" icon={<IconPlus aria-hidden="true" />} onClick={add}>
            {t('counter.addItem')}
          </Button>
        </div>
      )}
      {quote.data && (
        <div className={css.price}>
          <span role="status">{t('counter.price', { total: inRupiah(quote.data.total, lng) })}</span>
          {[...new Set([quote.data.total, quote.data.due_now])].map((amount) => (
            <Button key={amount} size="s" onClick={() => setLines([typedLine(amount, counterMethods)])}>
              {t('counter.takes', { amount: inRupiah(amount, lng) })}
            </Button>
          ))}
          <Button size="s" onClick={() => setLines([typedLine('', counterMethods)])}>
            {t('counter.takesNothing')}
          </Button>
        </div>
      )}
      {quote.data && <PriceLines lines={quote.data.lines} />}
      <PaymentLines lines={lines} onChange={setLines} errors={errors} due={quote.data?.total ?? 0} />
      <HoldField value={hold} onChange={setHold} error={errors.hold_until} />
      <LanguageField value={locale} onChange={setLocale} error={errors.locale} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" busy={book.isPending || isWaiting}>
        {taken > 0 ? t('counter.bookAndTake', { amount: inRupiah(taken, lng) }) : t('counter.bookUnpaid')}
      </Button>
      <p className={css.hint}>{t('counter.key')}</p>
    </form>
  );
}
