'use client';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import { clockTime } from '@/shared/time/clock-times';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import { useZodForm } from '@/ui/form/use-zod-form';
import { CapacityField } from './capacity-field';
import { fromNoteForm, type NewDeparture, newDeparture } from './day-form-values';
import { NoteField } from './note-field';
import css from './schedule.module.css';
import { useDayChange } from './use-day-change';

type Props = {
  product: string;
  day: ScheduleDayView;
  onDirty: (isDirty: boolean) => void;
  /** Called with the time of the added departure, or null. */
  onEnd: (added: string | null) => void;
};

/** The added departure is open to guests at once. */
export function AddDeparture({ product, day, onDirty, onEnd }: Props) {
  const { t, lng } = useT('availability-admin');
  const changed = useDayChange();
  const [isDirty, setDirty] = useState(false);
  const capacity = Math.max(...day.departures.map((one) => one.capacity));
  const initial: NewDeparture = { time: '', capacity, note: lineInEveryLanguage(null) };
  const { form, refusal, showRefusal, submit } = useZodForm<NewDeparture>(newDeparture, initial, () => setDirty(true));
  const add = trpc.admin.schedule.add_departure.useMutation({
    async onSuccess(_, { time }) {
      notify({ type: 'success', title: t('departures.added'), text: clockTime(lng, time) });
      await changed();
      onEnd(time);
    },
    onError: showRefusal,
  });
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const onSubmit = submit(async (values) => {
    const { time, note } = values;
    add.mutate({ product, date: day.date, time, capacity: Number(values.capacity), note: fromNoteForm(note) });
  });
  return (
    <section className={css.adding} aria-labelledby="add-departure">
      <h3 id="add-departure">{t('departures.add')}</h3>
      <form onSubmit={onSubmit} noValidate className={css.form}>
        <div className={css.span}>
          <TextInput
            key={form.key('time')}
            {...form.getInputProps('time')}
            type="time"
            label={t('departures.time')}
            required
          />
          <CapacityField form={form} />
        </div>
        <p className={css.about}>{t('departures.timeHint')}</p>
        <NoteField form={form} path="note" label={t('form.note')} hint={t('form.noteHint')} />
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <div className={css.actions}>
          <Button type="submit" look="solid" busy={add.isPending}>
            {t('departures.save')}
          </Button>
          <Button look="quiet" onClick={() => onEnd(null)}>
            {t('departures.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}
