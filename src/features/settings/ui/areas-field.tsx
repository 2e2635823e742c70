'use client';
import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { Panel } from '@/ui/show/panel';
import { newArea, type PickupValues } from './pickup-values';
import css from './settings.module.css';

type Form = UseFormReturnType<PickupValues>;

function Area({ form, at }: { form: Form; at: number }) {
  const { t } = useT('settings-admin');
  const path = `areas.${at}` as const;
  const name = form.getValues().areas[at]?.names.en ?? '';
  return (
    <Panel
      title={name || t('pickup.newArea')}
      actions={
        <Button size="s" look="quiet" onClick={() => form.removeListItem('areas', at)}>
          {t('pickup.remove')}
        </Button>
      }
    >
      <div className={css.fields}>
        <LanguageTabs form={form} label={t('pickup.name')} fields={(lng) => [`${path}.names.${lng}`]}>
          {(lng) => (
            <TextInput
              key={form.key(`${path}.names.${lng}`)}
              {...form.getInputProps(`${path}.names.${lng}`)}
              lang={lng}
              label={t('pickup.name')}
            />
          )}
        </LanguageTabs>
        <div className={css.row}>
          <TextInput
            key={form.key(`${path}.slug`)}
            {...form.getInputProps(`${path}.slug`)}
            label={t('pickup.slug')}
            description={t('pickup.slugHint')}
            required
          />
          <TextInput
            key={form.key(`${path}.from`)}
            {...form.getInputProps(`${path}.from`)}
            type="time"
            label={t('pickup.from')}
            required
          />
          <TextInput
            key={form.key(`${path}.to`)}
            {...form.getInputProps(`${path}.to`)}
            type="time"
            label={t('pickup.to')}
            required
          />
        </div>
        <Checkbox
          key={form.key(`${path}.active`)}
          {...form.getInputProps(`${path}.active`, { type: 'checkbox' })}
          label={t('pickup.active')}
          description={t('pickup.activeHint')}
        />
      </div>
    </Panel>
  );
}

/** Edits any number of areas, each with a time and a name in every language. */
export function AreasField({ form }: { form: Form }) {
  const { t } = useT('settings-admin');
  const rows = form.getValues().areas.map((_, index) => index);
  const { areas: error } = form.errors;
  return (
    <>
      {error && <Alert tone="error">{error}</Alert>}
      {rows.map((at) => (
        <Area key={at} form={form} at={at} />
      ))}
      <div>
        <Button onClick={() => form.insertListItem('areas', newArea)}>{t('pickup.add')}</Button>
      </div>
    </>
  );
}
