'use client';
import { Textarea, TextInput } from '@mantine/core';
import { operator } from '@/config/operator';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import { EmergencyFields } from '@/features/counter/ui/emergency-fields';
import type { EditDraft } from '@/features/order-desk/editing/domain/edit-draft';
import { useT } from '@/i18n/client';
import { useShop } from '@/shop/client';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { Panel } from '@/ui/show/panel';
import css from './edit-order.module.css';

type Props = { draft: EditDraft; errors: Record<string, string>; onChange: (patch: Partial<EditDraft>) => void };

/** The pickup, the emergency contact and the guests' question. */
export function EditContact({ draft, errors, onChange }: Props) {
  const { t } = useT('orders');
  const { areaNames } = useShop();
  const { contact, people } = draft;
  return (
    <>
      <Panel title={t('fact.pickup')}>
        <div className={css.fields}>
          <ChoiceSelect
            label={t('fact.pickup')}
            value={draft.pickup_area}
            error={errors.pickup_area}
            data={[
              { value: '', label: t('noPickup') },
              ...Object.entries(areaNames).map(([value, label]) => ({ value, label })),
            ]}
            onChange={({ currentTarget }) => onChange({ pickup_area: currentTarget.value })}
          />
          <TextInput
            label={t('fact.pickupAddress')}
            value={draft.pickup_address}
            error={errors.pickup_address}
            onChange={({ currentTarget }) => onChange({ pickup_address: currentTarget.value })}
          />
        </div>
      </Panel>
      <Panel title={t('part.emergency')}>
        <div className={css.fields}>
          <EmergencyFields
            contact={contact}
            at="emergency_contact."
            errors={errors}
            country={phoneCountry(people.map(({ form }) => form)) || operator.country}
            onChange={(field, value) => onChange({ contact: { ...contact, [field]: value } })}
          />
          <Textarea
            autosize
            label={t('part.inquiry')}
            value={draft.inquiry}
            error={errors.inquiry}
            onChange={({ currentTarget }) => onChange({ inquiry: currentTarget.value })}
          />
        </div>
      </Panel>
    </>
  );
}
