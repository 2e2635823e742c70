'use client';
import { Radio, Switch } from '@mantine/core';
import { useEffect } from 'react';
import type { ScheduleDayView, ScheduleDeparture } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Alert } from '@/ui/feedback/alert';
import { EditForm } from '@/ui/form/edit-form';
import { useEditForm } from '@/ui/form/use-edit-form';
import { CapacityField } from './capacity-field';
import { type DayValues, dayForm, fromDayForm, toDayForm } from './day-form-values';
import { DayStatus } from './day-status';
import { NoteField } from './note-field';
import css from './schedule.module.css';
import { useDayChange } from './use-day-change';

type Props = {
  product: string;
  day: ScheduleDayView;
  departure: ScheduleDeparture;
  today: Day;
  onDirty: (isDirty: boolean) => void;
};

/** Edits one departure of a day, or the day itself if it has only one. */
export function DayForm({ product, day, departure, today, onDirty }: Props) {
  const { t } = useT('availability-admin');
  const cache = trpc.useUtils();
  const changed = useDayChange();
  const set = trpc.admin.schedule.set_day.useMutation();
  const { date } = day;
  const isOne = day.departures.length === 1;
  const inDay = ({ departures }: ScheduleDayView) =>
    departures.find(({ time }) => time === departure.time) ?? departure;
  const editing = useEditForm<DayValues>({
    schema: dayForm,
    saved: toDayForm(departure),
    async save(values, version) {
      const saved = await set.mutateAsync({
        ...{ product, date, ...fromDayForm(values) },
        ...(!isOne && { time: departure.time }),
        updated_at: version ?? null,
      });
      void changed();
      return toDayForm(inDay(saved));
    },
    async latest() {
      const [now = day] = await cache.admin.schedule.days.fetch({ product, from: date, to: date }, { staleTime: 0 });
      return toDayForm(inDay(now));
    },
  });
  const { form, dirty } = editing;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  const about = (
    <p className={css.about}>
      <DayStatus about={departure} /> {t('schedule.occupancyLabel', departure)}
    </p>
  );
  if (date < today)
    return (
      <>
        {about}
        <p>{t('form.past')}</p>
      </>
    );
  const { own } = form.getValues();
  return (
    <EditForm editing={editing}>
      {about}
      {day.closure && <Alert tone="warning">{t('schedule.closedWithReason', { reason: day.closure })}</Alert>}
      {!day.planned && !departure.adjusted && <Alert tone="info">{t('form.notPlanned')}</Alert>}
      <Switch
        key={form.key('closed')}
        {...form.getInputProps('closed', { type: 'checkbox' })}
        label={t('form.closed')}
        description={t(isOne ? 'form.closedHint' : 'form.departureClosedHint')}
      />
      <Radio.Group
        label={t('schedule.seats')}
        value={own ? 'own' : 'product'}
        onChange={(value) => form.setFieldValue('own', value === 'own')}
      >
        <div className={css.choices}>
          <Radio value="product" label={t('form.productDefault')} />
          <Radio value="own" label={t(isOne ? 'form.customForDay' : 'form.customForDeparture')} />
        </div>
      </Radio.Group>
      <div hidden={!own}>
        <CapacityField form={form} />
      </div>
      <NoteField form={form} path="note" label={t('form.note')} hint={t('form.noteHint')} />
    </EditForm>
  );
}
