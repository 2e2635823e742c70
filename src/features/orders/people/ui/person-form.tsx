'use client';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import css from '@/features/orders/counter/ui/counter-form.module.css';
import { OpenField } from '@/features/orders/counter/ui/open-field';
import type { PersonView } from '@/features/orders/people/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { focusFirst } from '@/ui/form/focus-first';
import { PhoneField } from '@/ui/form/phone-field';
import { contactFields, personAsSent, personAsTyped, personFields, type TypedPerson } from './typed-person';

type Refused = { message: string; data?: { errors: Record<string, string[] | undefined> | null } | null | undefined };
type Props = { person: PersonView | null; onSaved: () => void; onCancel: () => void };

/** Somebody to book for; all but the name can be left empty. */
export function PersonForm({ person, onSaved, onCancel }: Props) {
  const { t } = useT('orders');
  const [typed, setTyped] = useState(() => personAsTyped(person));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const onError = ({ message, data }: Refused) => {
    const faults = Object.entries(data?.errors ?? {}).map(([field, [first = message] = []]) => [field, first]);
    flushSync(() => {
      setErrors(Object.fromEntries(faults));
      setRefusal(faults.length > 0 ? null : message);
    });
    focusFirst(Object.fromEntries(faults));
  };
  const create = trpc.people.create.useMutation({ onSuccess: onSaved, onError });
  const update = trpc.people.update.useMutation({ onSuccess: onSaved, onError });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    setRefusal(null);
    const sent = personAsSent(typed) as Parameters<typeof create.mutate>[0];
    if (person) update.mutate({ uuid: person.uuid, ...sent });
    else create.mutate(sent);
  };
  const type = (field: keyof TypedPerson) => (value: string) => setTyped((before) => ({ ...before, [field]: value }));

  return (
    <form onSubmit={onSubmit} noValidate className={css.form} aria-label={person?.full_name ?? t('people.add')}>
      <div className={css.row}>
        {personFields.map((field) => (
          <OpenField key={field} field={field} value={typed[field]} onChange={type(field)} error={errors[field]} />
        ))}
      </div>
      <h3>{t('part.emergency')}</h3>
      <div className={css.row}>
        {contactFields.map((field) => {
          const path = `emergency_contact.${field}` as const;
          const common = { label: t(`contact.${field}`), value: typed[path], error: errors[path], 'data-path': path };
          return field === 'phone' ? (
            <PhoneField key={field} {...common} country="ID" onChange={type(path)} />
          ) : (
            <TextInput
              key={field}
              {...common}
              autoComplete="off"
              onChange={(event) => type(path)(event.currentTarget.value)}
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
