'use client';
import { TextInput } from '@mantine/core';
import css from '@/features/orders/counter/ui/counter-form.module.css';
import { OpenField } from '@/features/orders/counter/ui/open-field';
import { type PersonView, personInput } from '@/features/orders/people/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { PhoneField } from '@/ui/form/phone-field';
import { useLiveForm } from '@/ui/form/use-live-form';
import { contactFields, personAsSent, personAsTyped, personFields } from './typed-person';

type Props = { person: PersonView | null; onSaved: () => void; onCancel: () => void };

const input = { schema: personInput, toInput: personAsSent };

/** Somebody to book for; all but the name can be left empty. */
export function PersonForm({ person, onSaved, onCancel }: Props) {
  const { t } = useT('orders');
  const { values, errors, change, refusal, showRefusal, submit } = useLiveForm(input, personAsTyped(person));
  const create = trpc.people.create.useMutation({ onSuccess: onSaved, onError: showRefusal });
  const update = trpc.people.update.useMutation({ onSuccess: onSaved, onError: showRefusal });
  const onSubmit = submit((typed) => {
    const sent = personAsSent(typed) as Parameters<typeof create.mutate>[0];
    if (person) update.mutate({ uuid: person.uuid, ...sent });
    else create.mutate(sent);
  });
  const { emergency_contact: contact } = values;

  return (
    <form onSubmit={onSubmit} noValidate className={css.form} aria-label={person?.full_name ?? t('people.add')}>
      <div className={css.row}>
        {personFields.map((field) => (
          <OpenField
            key={field}
            field={field}
            value={values[field]}
            onChange={(value) => change(field, value)}
            error={errors[field]}
          />
        ))}
      </div>
      <h3>{t('part.emergency')}</h3>
      <div className={css.row}>
        {contactFields.map((field) => {
          const path = `emergency_contact.${field}`;
          const common = {
            label: t(`contact.${field}`),
            value: contact[field],
            error: errors[path],
            'data-path': path,
          };
          const write = (value: string) => change('emergency_contact', { ...contact, [field]: value });
          return field === 'phone' ? (
            <PhoneField key={field} {...common} country={values.nationality || 'ID'} onChange={write} />
          ) : (
            <TextInput
              key={field}
              {...common}
              autoComplete="off"
              onChange={(event) => write(event.currentTarget.value)}
            />
          );
        })}
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div className={css.price}>
        <Button type="submit" look="solid" busy={create.isPending || update.isPending}>
          {t('open.fillIn')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('people.cancel')}
        </Button>
      </div>
    </form>
  );
}
