'use client';
import { personFields } from '@/features/booking/divers/domain/fields';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import { DiverFieldInput } from '@/features/booking/divers/ui/diver-field-input';
import css from '@/features/counter/ui/counter-form.module.css';
import { EmergencyFields } from '@/features/counter/ui/emergency-fields';
import { useStartCountry } from '@/features/counter/ui/use-start-country';
import { type PersonView, personInput } from '@/features/travellers/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useLiveForm } from '@/ui/form/use-live-form';
import { fromPersonForm, toPersonForm } from './typed-person';

type Props = {
  person: PersonView | null;
  start?: Partial<PersonView> | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

const input = { schema: personInput, toInput: fromPersonForm };

/** Requires only the name. */
export function PersonForm({ person, start, onSaved, onCancel }: Props) {
  const { t } = useT('orders');
  const visitor = useStartCountry();
  const { values, errors, change, refusal, showRefusal, submit } = useLiveForm(
    input,
    toPersonForm(person ?? start ?? null),
  );
  const create = trpc.people.create.useMutation({ onSuccess: onSaved, onError: showRefusal });
  const update = trpc.people.update.useMutation({ onSuccess: onSaved, onError: showRefusal });
  const onSubmit = submit((typed) => {
    const sent = fromPersonForm(typed) as Parameters<typeof create.mutate>[0];
    if (person) update.mutate({ uuid: person.uuid, ...sent });
    else create.mutate(sent);
  });
  const { emergency_contact: contact } = values;

  return (
    <form onSubmit={onSubmit} noValidate className={css.form} aria-label={person?.full_name ?? t('people.add')}>
      <div className={css.row}>
        {personFields.map((field) => (
          <DiverFieldInput
            key={field}
            field={field}
            path={field}
            association={values.association}
            value={values[field]}
            onChange={(value) => change(field, value)}
            error={errors[field]}
            country={phoneCountry([{ nationality: values.nationality }]) || visitor}
          />
        ))}
      </div>
      <h2>{t('part.emergency')}</h2>
      <div className={css.row}>
        <EmergencyFields
          contact={contact}
          at="emergency_contact."
          errors={errors}
          country={phoneCountry([values]) || visitor}
          onChange={(field, value) => change('emergency_contact', { ...contact, [field]: value })}
        />
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div className={css.price}>
        <Button type="submit" look="solid" busy={create.isPending || update.isPending}>
          {t('openForms.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('people.cancel')}
        </Button>
      </div>
    </form>
  );
}
