'use client';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { nextFreeDays } from '@/features/order-pages/changes/domain/next-free-days';
import { requestMoveInput } from '@/features/order-pages/changes/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { type Day, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DateField } from '@/ui/form/date-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './plans-changed.module.css';
import { useChanged } from './use-changed';

type Item = { uuid: string; slug: string; title: string; day: Day; divers: number; latest: Day | null };
type Props = { lng: Locale; uuid: string; tomorrow: Day; items: Item[] };

const DAYS_AHEAD = 60;

/** Days of the product with room for everybody, to be picked with one press. */
function FreeDays({
  lng,
  item,
  tomorrow,
  pick,
}: { item: Item; pick: (day: Day) => void } & Omit<Props, 'uuid' | 'items'>) {
  const { t } = useT('orders');
  const range = { slug: item.slug, from: tomorrow, to: plusDays(tomorrow, DAYS_AHEAD) };
  const { data } = trpc.availability.days.useQuery(range);
  const days = nextFreeDays(data ?? [], item);
  if (days.length === 0) return null;
  return (
    <fieldset className={css.days}>
      <legend>{t('plans.move.freeDays')}</legend>
      {days.map((day) => (
        <Button key={day} size="s" onClick={() => pick(day)}>
          {formatDay(day, lng)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Asks the shop for another day. */
export function MoveForm({ lng, uuid, tomorrow, items }: Props) {
  const { t } = useT('orders');
  const [first] = items;
  const [chosen, choose] = useState(first?.uuid);
  const item = items.find((one) => one.uuid === chosen) ?? first;
  const changed = useChanged();
  const { form, refusal, showRefusal, submit } = useZodForm(requestMoveInput, { uuid, activity_date: '', message: '' });
  const request = trpc.order.request_move.useMutation({
    onSuccess(answer) {
      form.reset();
      changed(answer);
    },
    onError: showRefusal,
  });
  if (!item) return null;
  return (
    <form
      className={css.form}
      noValidate
      aria-label={t('plans.move.title')}
      onSubmit={submit((values) => request.mutate({ ...values, ...(items.length > 1 && { item: item.uuid }) }))}
    >
      {items.length > 1 && (
        <ChoiceSelect
          label={t('plans.move.item')}
          value={item.uuid}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={items.map((one) => ({ value: one.uuid, label: `${one.title}, ${formatDay(one.day, lng)}` }))}
        />
      )}
      <FreeDays lng={lng} item={item} tomorrow={tomorrow} pick={(day) => form.setFieldValue('activity_date', day)} />
      <DateField
        key={form.key('activity_date')}
        label={t('plans.move.day')}
        description={item.latest && t('plans.move.flight', { day: formatDay(item.latest, lng) })}
        first={tomorrow}
        last={item.latest ?? undefined}
        {...form.getInputProps('activity_date')}
      />
      <Textarea
        key={form.key('message')}
        label={t('plans.move.message')}
        autosize
        minRows={2}
        {...form.getInputProps('message')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={request.isPending}>
        {t('plans.move.send')}
      </Button>
    </form>
  );
}
