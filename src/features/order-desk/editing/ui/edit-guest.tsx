'use client';
import { TextInput } from '@mantine/core';
import { operator } from '@/config/operator';
import { LanguageField } from '@/features/counter/ui/language-field';
import type { EditDraft } from '@/features/order-desk/editing/domain/edit-draft';
import { useT } from '@/i18n/client';
import { PhoneField } from '@/ui/form/phone-field';
import { Panel } from '@/ui/show/panel';
import css from './edit-order.module.css';

type Props = { draft: EditDraft; errors: Record<string, string>; onChange: (patch: Partial<EditDraft>) => void };

/** The guest's name and contact details, unless they have an account, and their language. */
export function EditGuest({ draft: { guest, locale }, errors, onChange }: Props) {
  const { t } = useT('orders-admin');
  return (
    <Panel title={t('file.customer')}>
      <div className={css.fields}>
        {guest && (
          <>
            <TextInput
              label={t('counter.name')}
              value={guest.name}
              error={errors['guest.name']}
              onChange={({ currentTarget }) => onChange({ guest: { ...guest, name: currentTarget.value } })}
            />
            <PhoneField
              label={t('customer.phone')}
              country={operator.country}
              value={guest.phone}
              error={errors['guest.phone']}
              onChange={(phone) => onChange({ guest: { ...guest, phone } })}
            />
          </>
        )}
        <LanguageField value={locale} error={errors.locale} onChange={(chosen) => onChange({ locale: chosen })} />
      </div>
    </Panel>
  );
}
