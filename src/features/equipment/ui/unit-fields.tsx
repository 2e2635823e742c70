import { Checkbox, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { conditions } from '@/features/equipment/schema';
import { useT } from '@/i18n/client';
import { kitKinds } from '@/shared/diving/kit';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DateField } from '@/ui/form/date-field';
import { NumberField } from '@/ui/form/number-field';
import { Panel } from '@/ui/show/panel';
import css from './equipment.module.css';
import type { UnitValues } from './unit-values';

type Props = {
  form: UseFormReturnType<UnitValues>;
  /** Several units can be added, but only one is changed at a time. */
  isNew?: boolean;
};

function Unit({ form, isNew }: Props) {
  const { t } = useT('equipment-admin');
  return (
    <div className={css.fields}>
      <div className={css.row}>
        <ChoiceSelect
          key={form.key('kind')}
          {...form.getInputProps('kind')}
          label={t('field.kind')}
          data={kitKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
        <TextInput
          key={form.key('size')}
          {...form.getInputProps('size')}
          label={t('field.size')}
          description={t('field.sizeHint')}
        />
        <TextInput
          key={form.key('tag')}
          {...form.getInputProps('tag')}
          label={t('field.tag')}
          description={t('field.tagHint')}
          autoComplete="off"
          required
        />
        {isNew && (
          <NumberField form={form} path="count" label={t('field.count')} description={t('field.countHint')} required />
        )}
      </div>
      <div className={css.row}>
        <ChoiceSelect
          key={form.key('condition')}
          {...form.getInputProps('condition')}
          label={t('field.condition')}
          data={conditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
        />
        <TextInput
          key={form.key('serial_number')}
          {...form.getInputProps('serial_number')}
          label={t('field.serial_number')}
          autoComplete="off"
        />
        <DateField key={form.key('bought_on')} {...form.getInputProps('bought_on')} label={t('field.bought_on')} />
      </div>
      {!isNew && (
        <Checkbox
          key={form.key('active')}
          {...form.getInputProps('active', { type: 'checkbox' })}
          label={t('field.active')}
          description={t('field.activeHint')}
        />
      )}
    </div>
  );
}

function Interval({ form }: Props) {
  const { t } = useT('equipment-admin');
  return (
    <div className={css.row}>
      <NumberField form={form} path="service_months" label={t('field.service_months')} />
      <NumberField form={form} path="service_dives" label={t('field.service_dives')} />
      <DateField key={form.key('serviced_on')} {...form.getInputProps('serviced_on')} label={t('field.serviced_on')} />
    </div>
  );
}

function Tests({ form }: Props) {
  const { t } = useT('equipment-admin');
  return (
    <div className={css.row}>
      <DateField
        key={form.key('hydrostatic_on')}
        {...form.getInputProps('hydrostatic_on')}
        label={t('field.hydrostatic_on')}
        required
      />
      <NumberField form={form} path="hydrostatic_months" label={t('field.hydrostatic_months')} required />
      <DateField
        key={form.key('visual_on')}
        {...form.getInputProps('visual_on')}
        label={t('field.visual_on')}
        required
      />
      <NumberField form={form} path="visual_months" label={t('field.visual_months')} required />
    </div>
  );
}

export function UnitFields(props: Props) {
  const { t } = useT('equipment-admin');
  return (
    <>
      <Panel title={t('part.unit')}>
        <Unit {...props} />
      </Panel>
      <Panel title={t('part.service')}>
        <Interval {...props} />
      </Panel>
      {props.form.getValues().kind === 'tank' && (
        <Panel title={t('part.tests')}>
          <Tests {...props} />
        </Panel>
      )}
    </>
  );
}
