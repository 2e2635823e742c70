'use client';
import { Checkbox, Group, MultiSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import css from '@/features/catalogue/admin/ui/office.module.css';
import type { ProductForm } from '@/features/catalogue/products/admin/schema';
import { parts } from '@/features/outings/domain/parts';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import { NumberField } from '@/ui/form/number-field';
import { NeedsLines } from './needs-lines';

/** Renders the days that a new ratio would make short; supplied by the outings feature. */
export type ShortDays = (diversPerGuide: number) => ReactNode;

type Props = { form: UseFormReturnType<ProductForm>; shortDays?: ShortDays | undefined };

/** Edits a product's needs on each of its days: transport, leaders, parts of the day. */
export function NeedsFields({ form, shortDays }: Props) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  const { onChange: setMeetingTime } = form.getInputProps('meeting_time');
  return (
    <div className={css.fields}>
      <p className={css.hint}>{t('product.needs.hint')}</p>
      <NeedsLines form={form} />
      <Checkbox.Group
        key={form.key('parts')}
        {...form.getInputProps('parts')}
        label={t('product.needs.parts')}
        description={t('product.needs.partsHint')}
        required
      >
        <Group gap="sm" mt={6}>
          {parts.map((part) => (
            <Checkbox key={part} value={part} label={t(`product.dayPart.${part}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <MultiSelect
        key={form.key('served_areas')}
        {...form.getInputProps('served_areas')}
        label={t('product.needs.areas')}
        description={t('product.needs.areasHint')}
        data={areas.map((value) => ({ value, label: words(`area.${value}`) }))}
        hidePickedOptions
        clearable
      />
      <div className={css.row}>
        <NumberField
          form={form}
          path="divers_per_guide"
          label={t('product.needs.diversPerGuide')}
          description={t('product.needs.diversPerGuideHint')}
          required
        />
        <TextInput
          key={form.key('meeting_time')}
          {...form.getInputProps('meeting_time')}
          defaultValue={form.getValues().meeting_time ?? ''}
          onChange={({ currentTarget: { value } }) => setMeetingTime(value || null)}
          type="time"
          label={t('product.needs.meetingTime')}
          description={t('product.needs.meetingTimeHint')}
        />
      </div>
      {form.isDirty('divers_per_guide') && shortDays?.(form.getValues().divers_per_guide)}
    </div>
  );
}
