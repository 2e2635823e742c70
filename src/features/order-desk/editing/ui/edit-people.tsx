'use client';
import { operator } from '@/config/operator';
import { diverFieldNames } from '@/features/booking/divers/domain/fields';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import { DiverFieldInput } from '@/features/booking/divers/ui/diver-field-input';
import {
  anotherPerson,
  type EditDraft,
  type PersonDraft,
  withoutPerson,
  withPerson,
} from '@/features/order-desk/editing/domain/edit-draft';
import type { EditableOrder } from '@/features/order-desk/editing/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import css from './edit-order.module.css';

type Props = {
  order: EditableOrder;
  draft: EditDraft;
  errors: Record<string, string>;
  onChange: (patch: Partial<EditDraft>) => void;
};

/** The people of the order; each can be changed, replaced or removed. */
export function EditPeople({ order, draft, errors, onChange }: Props) {
  const { people } = draft;
  const { t } = useT('orders-admin');
  const { t: words } = useT('orders');
  const change = (key: string, to: (person: PersonDraft) => PersonDraft) =>
    onChange({ people: people.map((person) => (person.key === key ? to(person) : person)) });
  const add = () => onChange(withPerson(order, draft, crypto.randomUUID()));
  return (
    <div>
      {people.map(({ key, diver, form, isAnother = diver === null }, position) => {
        const at = `divers.${position}` as const;
        const isFaulty = Object.keys(errors).some((field) => field.startsWith(`${at}.`));
        return (
          <details key={key} className={css.person} open={isAnother || isFaulty || undefined}>
            <summary>
              {words('part.diver', { number: position + 1 })} <strong>{form.full_name}</strong>
            </summary>
            {isAnother && <p>{t('edit.levelOnly')}</p>}
            <div className={css.pair}>
              {diverFieldNames.map((field) => (
                <DiverFieldInput
                  key={field}
                  field={field}
                  path={`${at}.${field}`}
                  value={form[field]}
                  error={errors[`${at}.${field}`]}
                  onChange={(value) =>
                    change(key, (person) => ({ ...person, form: { ...person.form, [field]: value } }))
                  }
                  country={phoneCountry([{ nationality: form.nationality }]) || operator.country}
                  association={form.association}
                />
              ))}
            </div>
            <p className={css.row}>
              {!isAnother && (
                <Button size="s" onClick={() => change(key, anotherPerson)}>
                  {t('edit.otherPerson')}
                </Button>
              )}
              {people.length > 1 && (
                <Button size="s" onClick={() => onChange(withoutPerson(order, draft, key))}>
                  {t('edit.removePerson')}
                </Button>
              )}
            </p>
          </details>
        );
      })}
      <Button onClick={add}>{t('edit.addPerson')}</Button>
    </div>
  );
}
