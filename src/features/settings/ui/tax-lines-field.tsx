'use client';
import { Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '@/i18n/client';
import { taxKinds } from '@/shared/shop/invoicing';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { NumberField } from '@/ui/form/number-field';
import { Panel } from '@/ui/show/panel';
import { type InvoiceValues, newLine } from './invoice-values';
import css from './settings.module.css';

type Form = UseFormReturnType<InvoiceValues>;

function Line({ form, at }: { form: Form; at: number }) {
  const { t } = useT('settings-admin');
  const path = `lines.${at}` as const;
  const name = form.getValues().lines[at]?.names.en ?? '';
  return (
    <Panel
      title={name || t('invoices.lines')}
      actions={
        <Button size="s" look="quiet" onClick={() => form.removeListItem('lines', at)}>
          {t('remove', { number: at + 1 })}
        </Button>
      }
    >
      <div className={css.fields}>
        <LanguageTabs form={form} label={t('invoices.lineName')} fields={(lng) => [`${path}.names.${lng}`]}>
          {(lng) => (
            <TextInput
              key={form.key(`${path}.names.${lng}`)}
              {...form.getInputProps(`${path}.names.${lng}`)}
              lang={lng}
              label={t('invoices.lineName')}
            />
          )}
        </LanguageTabs>
        <div className={css.row}>
          <Select
            key={form.key(`${path}.kind`)}
            {...form.getInputProps(`${path}.kind`)}
            label={t('invoices.kind')}
            data={taxKinds.map((kind) => ({ value: kind, label: t(`invoices.kinds.${kind}`) }))}
            allowDeselect={false}
          />
          <NumberField
            form={form}
            path={`${path}.percent`}
            label={t('invoices.percent')}
            unit="%"
            digits={2}
            required
          />
        </div>
      </div>
    </Panel>
  );
}

/** Edits the tax and service parts of the price, each named in every language. */
export function TaxLinesField({ form }: { form: Form }) {
  const { t } = useT('settings-admin');
  const rows = form.getValues().lines.map((_, index) => index);
  const { lines: error } = form.errors;
  return (
    <>
      <Panel title={t('invoices.lines')}>
        <p className={css.hint}>{t('invoices.linesHint')}</p>
      </Panel>
      {error && <Alert tone="error">{error}</Alert>}
      {rows.map((at) => (
        <Line key={at} form={form} at={at} />
      ))}
      <div>
        <Button onClick={() => form.insertListItem('lines', newLine)}>{t('invoices.add')}</Button>
      </div>
    </>
  );
}
