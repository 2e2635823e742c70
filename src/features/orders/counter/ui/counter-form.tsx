'use client';
import { NativeSelect, NumberInput, Select, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { certificationLevels } from '@/features/booking/divers/domain/certification';
import { staffOrderPath } from '@/features/orders/admin/ui/paths';
import { holdEnd } from '@/features/orders/counter/domain/hold-end';
import { sumOf } from '@/features/orders/items/domain/shares';
import { useT } from '@/i18n/client';
import { defaultLocale, type Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { DayField } from '@/ui/form/day-field';
import { PhoneField } from '@/ui/form/phone-field';
import css from './counter-form.module.css';
import { HoldField } from './hold-field';
import { LanguageField } from './language-field';
import { PaymentLines, sentLines, type TypedLine, typedLine } from './payment-lines';
import { TimeField } from './time-field';
import { useCounterQuote } from './use-counter-quote';
import { useDayTimes } from './use-day-times';
import { useNextFree } from './use-next-free';

type Level = (typeof certificationLevels)[number];
const kinds = ['trip', 'activity', 'course'] as const;

/** Fields of the form that a message has answered already. */
export type CounterPrefill = { name: string; phone: string; product: string; day: string | null };

/** Sends the form from any of its fields. */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Books with a name, a number and how many people of which level; the forms are filled in later. */
export function CounterForm({ prefill }: { prefill: CounterPrefill }) {
  const { t, lng } = useT('orders-admin');
  const { t: levelNames } = useT('catalogue');
  const router = useRouter();
  const { counterMethods } = useShop();
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(prefill.name);
  const [phone, setPhone] = useState(prefill.phone);
  const [slug, setSlug] = useState(prefill.product);
  const [variant, setVariant] = useState<string | null>(null);
  const [chosenDay, setDate] = useState(prefill.day);
  const [chosenTime, setTime] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number | string>(1);
  const [levels, setLevels] = useState<Level[]>([]);
  const [hold, setHold] = useState('');
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [typedLines, setLines] = useState<TypedLine[] | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  const products = trpc.catalogue.products.useQuery({ kinds: [...kinds] });
  const product = products.data?.find((one) => one.slug === slug);
  const detail = trpc.catalogue.product.useQuery({ slug }, { enabled: slug !== '' });
  const variants = detail.data && 'variants' in detail.data ? detail.data.variants : [];
  const people = Math.ceil((product?.divers_per_package ?? 0) * Math.max(0, Number(quantity)));
  const { date, isReady } = useNextFree(slug, chosenDay, people);
  const { times, time } = useDayTimes({ slug, date, people, chosen: chosenTime });
  const wanted = {
    product: slug,
    variant: variant ?? variants[0]?.uuid ?? null,
    activity_date: isReady ? date : '',
    activity_time: time,
    quantity: Number(quantity),
  };
  const quote = useCounterQuote(wanted);
  // Whoever stands at the counter pays at once; for a booking by phone the staff choose a hold, or clear the amount.
  const lines = typedLines ?? [typedLine(hold === '' ? (quote.data?.total ?? '') : '', counterMethods)];
  const taken = sumOf(sentLines(lines).map(({ amount }) => amount));
  const divers = Array.from({ length: people }, (_, index) => ({ certification_level: levels[index] ?? 'none' }));

  useEffect(() => first.current?.focus(), []);
  const book = trpc.admin.orders.book.useMutation({
    onSuccess: ({ uuid }) => router.push(staffOrderPath(lng, uuid)),
    onError({ message, data }) {
      const fields = Object.entries(data?.errors ?? {}).map(([field, [first]]) => [field, first ?? message]);
      setErrors(Object.fromEntries(fields));
      setRefusal(message);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (book.isPending || (slug && !isReady)) return;
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
      ...(hold && { hold_until: holdEnd(hold, date, new Date())?.toISOString() ?? hold }),
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
      <div className={css.row}>
        <Select
          label={t('counter.product')}
          searchable
          selectFirstOptionOnChange
          data={(products.data ?? [])
            .filter(({ bookable }) => bookable)
            .map((one) => ({ value: one.slug, label: one.title }))}
          value={slug || null}
          onChange={(chosen) => {
            setSlug(chosen ?? '');
            setVariant(null);
          }}
          {...field('product')}
        />
        {variants.length > 0 && (
          <NativeSelect
            label={t('counter.variant')}
            data={variants.map(({ uuid, name: label }) => ({ value: uuid, label }))}
            value={wanted.variant ?? ''}
            onChange={(event) => setVariant(event.currentTarget.value)}
            {...field('variant')}
          />
        )}
        <DayField label={t('counter.date')} value={date} onChange={setDate} {...field('activity_date')} />
        <TimeField {...{ date, times, people }} value={time} onChange={setTime} error={errors.activity_time} />
        <NumberInput
          label={t('counter.packages')}
          min={product?.allow_half_package ? 0.5 : 1}
          step={product?.allow_half_package ? 0.5 : 1}
          max={12}
          value={quantity}
          onChange={setQuantity}
          {...field('quantity')}
        />
      </div>
      {divers.length > 0 && (
        <div className={css.row}>
          {[...divers.entries()].map(([index, { certification_level: level }]) => (
            <NativeSelect
              key={index}
              label={t('counter.level', { number: index + 1 })}
              data={certificationLevels.map((value) => ({ value, label: levelNames(`level.${value}`) }))}
              value={level}
              onChange={(event) => {
                const chosen = event.currentTarget.value as Level;
                setLevels(divers.map((diver, at) => (at === index ? chosen : diver.certification_level)));
              }}
              {...field(`divers.${index}.certification_level`)}
            />
          ))}
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
      <PaymentLines lines={lines} onChange={setLines} errors={errors} due={quote.data?.total ?? 0} />
      <HoldField value={hold} onChange={setHold} error={errors.hold_until} />
      <LanguageField value={locale} onChange={setLocale} error={errors.locale} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" busy={book.isPending || (slug !== '' && !isReady)}>
        {taken > 0 ? t('counter.bookAndTake', { amount: inRupiah(taken, lng) }) : t('counter.bookUnpaid')}
      </Button>
      <p className={css.hint}>{t('counter.key')}</p>
    </form>
  );
}
