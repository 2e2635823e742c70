'use client';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { dayAt } from '@/shared/time/days';
import { Alert } from '@/ui/feedback/alert';
import { DateField } from '@/ui/form/date-field';
import { useBooking } from './booking-context';
import { useDraft, useDraftForm, useField } from './draft-provider';
import css from './fields.module.css';
import { useFlight, useSavedFlight } from './use-flight';

/** Asks once for everybody when they fly; days too close to the flight cannot be chosen. */
export function FlightQuestion() {
  const { t } = useT('booking');
  const { byStaff } = useBooking();
  const { isNeeded, isLimited, isSoon } = useFlight();
  const day = useField('flight_date');
  const time = useField('flight_time');
  const [today] = useState(() => dayAt(new Date()));
  const { setFieldError } = useDraftForm();
  const write = ({ write: put }: typeof day, text: string) => {
    put(text);
    // The error may be that of the flight before; the next check finds what is left.
    setFieldError('activity_date', null);
  };
  useSavedFlight();
  if (!isNeeded) return null;
  return (
    <fieldset className={css.group}>
      <legend>{t('flight.title')}</legend>
      <p className={css.hint}>{t('flight.hint')}</p>
      <div className={css.pair}>
        <DateField
          label={t('flight.date')}
          data-path="flight_date"
          first={today}
          value={day.value}
          error={day.error}
          onChange={(text) => write(day, text)}
          onBlur={day.look}
        />
        <TextInput
          label={t('flight.time')}
          data-path="flight_time"
          type="time"
          value={time.value}
          error={time.error}
          onChange={({ currentTarget }) => write(time, currentTarget.value)}
          onBlur={time.look}
        />
      </div>
      {isSoon && <Alert tone="warning">{t('flight.soon')}</Alert>}
      {byStaff && isLimited && <FlightOverride />}
    </fieldset>
  );
}

/** Staff book a day too close to the flight, with a reason. */
function FlightOverride() {
  const { t } = useT('booking');
  const { set } = useDraftForm();
  const reason = useDraft((draft) => draft.fit_override ?? '');
  return (
    <TextInput
      label={t('flight.override')}
      description={t('fit.override_hint')}
      value={reason}
      maxLength={500}
      onChange={({ currentTarget: { value } }) => set('fit_override', value)}
    />
  );
}
