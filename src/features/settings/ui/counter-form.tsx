'use client';
import { Checkbox } from '@mantine/core';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { type Shop, sections } from '@/shared/shop/sections';
import { counterMethods } from '@/shared/shop/selling';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { Panel } from '@/ui/show/panel';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

function toForm({ counter: { version, ...values } }: SettingsView): Shop['counter'] {
  return values;
}

export function CounterForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_counter.useMutation();
  const editing = useSectionForm<Shop['counter']>({
    section: 'counter',
    schema: sections.counter,
    settings,
    toForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  const { form } = editing;
  return (
    <EditForm editing={editing}>
      <Panel>
        <Checkbox.Group
          key={form.key('methods')}
          {...form.getInputProps('methods')}
          label={t('counter.methods')}
          description={t('counter.methodsHint')}
          required
        >
          <div className={css.ticks}>
            {counterMethods.map((method) => (
              <Checkbox key={method} value={method} label={t(`counter.method.${method}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </Panel>
    </EditForm>
  );
}
