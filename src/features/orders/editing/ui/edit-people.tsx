'use client';
import { type EditDraft, newPerson, type PersonDraft } from '@/features/orders/editing/domain/edit-draft';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { EditFields } from './edit-fields';
import css from './edit-order.module.css';

type Props = {
  draft: EditDraft;
  errors: Record<string, string>;
  onChange: (people: PersonDraft[]) => void;
};

/** The people of the order; one of them can be changed, replaced by somebody else, or left out by their items. */
export function EditPeople({ draft: { people }, errors, onChange }: Props) {
  const { t } = useT('orders-admin');
  const { t: words } = useT('orders');
  const change = (key: string, to: (person: PersonDraft) => PersonDraft) =>
    onChange(people.map((person) => (person.key === key ? to(person) : person)));
  const add = () => onChange([...people, newPerson(crypto.randomUUID())]);
  return (
    <div>
      {people.map(({ key, diver, form }, position) => {
        const at = `divers.${position}` as const;
        const isFaulty = Object.keys(errors).some((field) => field.startsWith(`${at}.`));
        return (
          <details key={key} className={css.person} open={diver === null || isFaulty || undefined}>
            <summary>
              {words('part.diver', { number: position + 1 })} <strong>{form.full_name}</strong>
            </summary>
            <EditFields
              form={form}
              at={at}
              errors={errors}
              onChange={(patch) => change(key, (person) => ({ ...person, form: { ...person.form, ...patch } }))}
            />
            <p className={css.row}>
              {diver === null ? (
                <Button size="s" onClick={() => onChange(people.filter((person) => person.key !== key))}>
                  {t('edit.removePerson')}
                </Button>
              ) : (
                <Button size="s" onClick={() => change(key, (person) => ({ ...person, form: newPerson(key).form }))}>
                  {t('edit.otherPerson')}
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
