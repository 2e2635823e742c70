'use client';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { type Shop, sections } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { NumberField } from '@/ui/form/number-field';
import { Panel } from '@/ui/show/panel';
import { EquivalencesField } from './equivalences-field';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

function toForm({ agencies: { version, ...values } }: SettingsView): Shop['agencies'] {
  return values;
}

export function AgenciesForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_agencies.useMutation();
  const editing = useSectionForm<Shop['agencies']>({
    section: 'agencies',
    schema: sections.agencies,
    settings,
    toForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  const { form } = editing;
  const months = t('agencies.months');
  return (
    <EditForm editing={editing}>
      <Panel title={t('agencies.recency')}>
        <p className={css.hint}>{t('agencies.recencyHint')}</p>
        <div className={css.row}>
          <NumberField form={form} path="recency.few_dives" label={t('agencies.fewDives')} required />
          <NumberField form={form} path="recency.few_months" label={t('agencies.fewMonths')} unit={months} required />
          <NumberField form={form} path="recency.some_dives" label={t('agencies.someDives')} required />
          <NumberField form={form} path="recency.some_months" label={t('agencies.someMonths')} unit={months} required />
          <NumberField form={form} path="recency.all_months" label={t('agencies.allMonths')} unit={months} required />
        </div>
      </Panel>
      <Panel>
        <EquivalencesField form={form} path="equivalences" />
      </Panel>
    </EditForm>
  );
}
