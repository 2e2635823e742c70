'use client';
import { Textarea, TextInput } from '@mantine/core';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { sections } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { Panel } from '@/ui/show/panel';
import { type InvoiceValues, toInvoiceForm } from './invoice-values';
import css from './settings.module.css';
import { TaxLinesField } from './tax-lines-field';
import { useSectionForm } from './use-section-form';

export function InvoicesForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_invoices.useMutation();
  const editing = useSectionForm<InvoiceValues>({
    section: 'invoices',
    schema: sections.invoices,
    settings,
    toForm: toInvoiceForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  const { form } = editing;
  const example = `${form.getValues().prefix}2026-00001`;
  return (
    <EditForm editing={editing}>
      <Panel>
        <div className={css.fields}>
          <TextInput
            key={form.key('prefix')}
            {...form.getInputProps('prefix')}
            label={t('invoices.prefix')}
            description={t('invoices.prefixHint', { example })}
          />
          <TextInput
            key={form.key('legal_name')}
            {...form.getInputProps('legal_name')}
            label={t('invoices.name')}
            description={t('invoices.nameHint')}
          />
          <Textarea
            key={form.key('legal_address')}
            {...form.getInputProps('legal_address')}
            label={t('invoices.address')}
            description={t('invoices.addressHint')}
            autosize
            minRows={2}
          />
          <TextInput
            key={form.key('tax_number')}
            {...form.getInputProps('tax_number')}
            label={t('invoices.taxNumber')}
            description={t('invoices.taxNumberHint')}
          />
        </div>
      </Panel>
      <TaxLinesField form={form} />
    </EditForm>
  );
}
