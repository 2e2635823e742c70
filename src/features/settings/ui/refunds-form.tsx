'use client';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { type Shop, sections } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { NumberField } from '@/ui/form/number-field';
import { Panel } from '@/ui/show/panel';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

function toForm({ refunds: { version, ...values } }: SettingsView): Shop['refunds'] {
  return values;
}

export function RefundsForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_refunds.useMutation();
  const editing = useSectionForm<Shop['refunds']>({
    section: 'refunds',
    schema: sections.refunds,
    settings,
    toForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  return (
    <EditForm editing={editing}>
      <Panel>
        <div className={css.fields}>
          <NumberField
            form={editing.form}
            path="second_person_above"
            label={t('refunds.above')}
            description={t('refunds.aboveHint')}
            unit="IDR"
          />
          <p className={css.hint}>{t('refunds.two')}</p>
        </div>
      </Panel>
    </EditForm>
  );
}
