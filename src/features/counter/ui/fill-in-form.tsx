'use client';
import type { DiverField } from '@/features/booking/divers/domain/fields';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import { sentValue } from '@/features/booking/divers/domain/typed-diver';
import { type DiverInput, diverInput } from '@/features/booking/divers/schema';
import { DiverFieldInput } from '@/features/booking/divers/ui/diver-field-input';
import { fieldsByStep } from '@/features/ready/domain/step-fields';
import { useT } from '@/i18n/client';
import { z } from '@/shared/schema/zod';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useLiveForm } from '@/ui/form/use-live-form';
import css from './counter-form.module.css';

type Typed = Record<string, string>;
type ShowRefusal = ReturnType<typeof useLiveForm>['showRefusal'];

/** The typed values as input; empty fields are not sent. */
const sent = (typed: Typed) =>
  Object.fromEntries(
    (Object.entries(typed) as [DiverField, string][])
      .filter(([, value]) => value !== '')
      .map(([field, value]) => [field, sentValue(field, value)]),
  ) as Partial<DiverInput>;

const input = { schema: z.strictObject(diverInput.shape).partial(), toInput: sent };

type Props = {
  /** Accessible name of the form. */
  title: string;
  fields: readonly DiverField[];
  /** The country whose dialling code the phone starts with, until the diver's own is chosen. */
  country: string;
  busy: boolean;
  onSave: (values: Partial<DiverInput>, on: { onSuccess: () => void; onError: ShowRefusal }) => void;
};

/** The open fields of one diver's form, by the steps of the diver's link; each can be saved alone. */
export function FillInForm({ title, fields, country, busy, onSave }: Props) {
  const { t } = useT('orders');
  const { t: ready } = useT('ready');
  const { form, values, errors, change, refusal, showRefusal, submit } = useLiveForm<Typed>(input, {});
  const onSubmit = submit((typed) => onSave(sent(typed), { onSuccess: form.reset, onError: showRefusal }));
  return (
    <form onSubmit={onSubmit} noValidate className={css.form} aria-label={title}>
      {fieldsByStep(fields).map(({ step, fields: ofStep }) => (
        <fieldset key={step} className={css.step}>
          <legend>{ready(`step.${step}`)}</legend>
          <div className={css.row}>
            {ofStep.map((field) => (
              <DiverFieldInput
                key={field}
                field={field}
                path={field}
                value={values[field] ?? ''}
                onChange={(value) => change(field, value)}
                error={errors[field]}
                country={phoneCountry([{ nationality: values.nationality }]) || country}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={busy}>
        {t('openForms.save')}
      </Button>
    </form>
  );
}
