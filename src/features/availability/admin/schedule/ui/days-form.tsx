'use client';
import { Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { lastChange } from '@/features/availability/admin/schedule/domain/seen';
import { useT } from '@/i18n/client';
import { errorKey } from '@/shared/errors/error-key';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { daysFrom, weekdayOf } from '@/shared/time/days';
import { weekdayNames } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { DayField } from '@/ui/form/day-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import { CapacityField } from './capacity-field';
import { dayForm, fromNoteForm, typedNote } from './day-form-values';
import { DaysQuestion } from './days-question';
import { NoteField } from './note-field';
import css from './schedule.module.css';
import type { Span } from './use-chosen-day';
import { useDayChange } from './use-day-change';

const states = ['same', 'open', 'closed'] as const;
const numbers = ['same', 'product', 'own'] as const;
const notes = ['same', 'none', 'own'] as const;

const daysForm = z
  .strictObject({
    weekdays: z.array(z.string()).min(1, errorKey('required.field')),
    state: z.enum(states),
    places: z.enum(numbers),
    capacity: dayForm.shape.capacity.or(z.literal('')),
    notes: z.enum(notes),
    note: typedNote,
  })
  .refine(({ places: seats, capacity }) => seats !== 'own' || capacity !== '', {
    path: ['capacity'],
    error: errorKey('required.field'),
  })
  .refine(({ notes: change, note }) => change !== 'own' || note.en !== '', {
    path: ['note', 'en'],
    error: errorKey('required.field'),
  });
type Values = {
  weekdays: string[];
  state: (typeof states)[number];
  places: (typeof numbers)[number];
  capacity: number | string;
  notes: (typeof notes)[number];
  note: z.input<typeof typedNote>;
};

const nothing: Values = {
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  state: 'same',
  places: 'same',
  capacity: '',
  notes: 'same',
  note: lineInEveryLanguage(null),
};

const asSent = ({ state, places: seats, capacity, notes: change, note }: Values) => ({
  ...(state !== 'same' && { closed: state === 'closed' }),
  ...(seats !== 'same' && { capacity: seats === 'own' ? Number(capacity) : null }),
  ...(change !== 'same' && { note: change === 'own' ? fromNoteForm(note) : null }),
});

type Props = { product: string; span: Span; onSpan: (span: Span) => void };

/** Changes many days at once: only the selected fields, on all days or on none. */
export function DaysForm({ product, span, onSpan }: Props) {
  const { t, lng } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const changed = useDayChange();
  const [, redraw] = useState<Values>(nothing);
  const { form, refusal, setRefusal, showRefusal, submit } = useZodForm<Values>(daysForm, nothing, redraw);
  const set = trpc.admin.schedule.set_days.useMutation({
    onSuccess: () => notify({ type: 'success', title: t('schedule.saved'), text: t('days.saved') }),
    onError: showRefusal,
    onSettled: changed,
  });
  const cache = trpc.useUtils();
  const { data: shown = [] } = trpc.admin.schedule.days.useQuery({ product, ...span });
  const values = form.getValues();
  const count = daysFrom(span.from, span.to).filter((day) => values.weekdays.includes(String(weekdayOf(day)))).length;
  const change = asSent(values);
  const isNothing = Object.keys(change).length === 0;

  const onSubmit = submit(async () => {
    const weekdays = values.weekdays.map(Number);
    const now = await cache.admin.schedule.days.fetch({ product, ...span }, { staleTime: 0 }).catch(() => null);
    if (!now) return setRefusal(ui('load.failed'));
    const days = now.filter(({ date }) => weekdays.includes(weekdayOf(date)));
    const yes = await confirm({
      title: t('days.confirm', { count }),
      body: <DaysQuestion days={days} shown={shown} />,
      confirmLabel: t('days.save', { count }),
    });
    const seen = Object.fromEntries(days.map(({ date, departures }) => [date, lastChange(departures)]));
    if (yes) set.mutate({ product, ...span, weekdays, ...change, seen });
  });

  const choice = (name: 'state' | 'places' | 'notes', label: string, options: readonly string[]) => (
    <Select
      key={form.key(name)}
      {...form.getInputProps(name)}
      label={label}
      allowDeselect={false}
      data={options.map((value) => ({ value, label: t(`days.${name}.${value}` as 'days.state.same') }))}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate className={css.form}>
      <div className={css.span}>
        <DayField
          label={t('days.from')}
          value={span.from}
          onChange={(from) => from && onSpan({ from, to: from > span.to ? from : span.to })}
        />
        <DayField
          label={t('days.to')}
          value={span.to}
          first={span.from}
          onChange={(to) => to >= span.from && onSpan({ ...span, to })}
        />
      </div>
      <Checkbox.Group key={form.key('weekdays')} {...form.getInputProps('weekdays')} label={t('days.weekdays')}>
        <div className={css.choices}>
          {weekdayNames(lng).map(({ short, long, number }) => (
            <Checkbox key={long} value={String(number)} label={short} aria-label={long} />
          ))}
        </div>
      </Checkbox.Group>
      {choice('state', t('schedule.state'), states)}
      {choice('places', t('schedule.seats'), numbers)}
      <div hidden={values.places !== 'own'}>
        <CapacityField form={form} />
      </div>
      {choice('notes', t('form.note'), notes)}
      <div hidden={values.notes !== 'own'}>
        <NoteField form={form} path="note" label={t('form.note')} hint={t('form.noteHint')} />
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={set.isPending} disabled={isNothing || count === 0}>
        {t('days.save', { count })}
      </Button>
      {isNothing && <p className={css.about}>{t('days.nothingChosen')}</p>}
    </form>
  );
}
