'use client';
import { TextInput } from '@mantine/core';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { sections } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { Panel } from '@/ui/show/panel';
import { AreasField } from './areas-field';
import { fromPickupForm, type PickupValues, toPickupForm } from './pickup-values';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

export function PickupForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_pickup.useMutation();
  const editing = useSectionForm<PickupValues>({
    section: 'pickup',
    schema: sections.pickup,
    settings,
    toForm: toPickupForm,
    save: (values, version) => save.mutateAsync({ ...fromPickupForm(values), version }),
  });
  const { form } = editing;
  return (
    <EditForm editing={editing}>
      <AreasField form={form} />
      <Panel title={t('pickup.returning')}>
        <div className={css.row}>
          <TextInput
            key={form.key('returning.from')}
            {...form.getInputProps('returning.from')}
            type="time"
            label={t('pickup.from')}
            required
          />
          <TextInput
            key={form.key('returning.to')}
            {...form.getInputProps('returning.to')}
            type="time"
            label={t('pickup.to')}
            required
          />
        </div>
      </Panel>
    </EditForm>
  );
}
