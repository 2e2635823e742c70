'use client';
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { TextsFields } from '@/features/catalogue/admin/ui/texts-fields';
import type { DiveSiteForm } from '@/features/catalogue/dive-sites/admin/schema';
import { maxOnHome } from '@/features/catalogue/dive-sites/schema';
import { PositionField } from '@/features/catalogue/map/ui/position-field';
import { bottoms, creatures } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { areas } from '@/shared/diving/areas';
import { levels } from '@/shared/diving/levels';
import { dateFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { CheckboxesField } from '@/ui/form/checkboxes-field';
import { LinesField } from '@/ui/form/lines-field';
import { NumberField } from '@/ui/form/number-field';
import { PhoneField } from '@/ui/form/phone-field';
import { SlugField } from '@/ui/form/slug-field';
import { Panel } from '@/ui/show/panel';

type Props = { lng: Locale; form: UseFormReturnType<DiveSiteForm> };

const monthName = (month: number, lng: Locale) =>
  dateFormat(lng, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const currents = ['0', '1', '2', '3'] as const;

function Sea({ lng, form }: Props) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  const { onChange: setCurrent } = form.getInputProps('current');
  return (
    <div className={css.fields}>
      <div className={css.row}>
        <Select
          key={form.key('level')}
          {...form.getInputProps('level')}
          label={t('product.field.level')}
          data={levels.map((value) => ({ value, label: words(`level.${value}`) }))}
          allowDeselect={false}
        />
        <Select
          label={t('location.field.current')}
          value={String(form.getValues().current)}
          onChange={(value) => setCurrent(Number(value))}
          data={currents.map((value) => ({ value, label: words(`current.${value}`) }))}
          allowDeselect={false}
        />
        <Select
          key={form.key('bottom')}
          {...form.getInputProps('bottom')}
          label={t('location.field.bottom')}
          data={bottoms.map((value) => ({ value, label: words(`bottom.${value}`) }))}
          allowDeselect={false}
        />
      </div>
      <div className={css.row}>
        {(['depth', 'visibility', 'water'] as const).flatMap((range) =>
          (['from', 'to'] as const).map((end) => (
            <NumberField
              key={`${range}.${end}`}
              form={form}
              path={`${range}.${end}`}
              label={t(`location.field.${range}.${end}`)}
              unit={range === 'water' ? '°C' : 'm'}
              required
            />
          )),
        )}
      </div>
      <CheckboxesField
        form={form}
        path="best_months"
        label={t('location.field.bestMonths')}
        options={months.map((value) => ({ value, label: monthName(value, lng) }))}
      />
      <MultiSelect
        key={form.key('life')}
        {...form.getInputProps('life')}
        label={t('location.field.life')}
        description={t('location.field.lifeHint')}
        data={creatures.map((value) => ({ value, label: words(`creature.${value}`) }))}
        searchable
        clearable
      />
      <Checkbox
        key={form.key('snorkelling')}
        {...form.getInputProps('snorkelling', { type: 'checkbox' })}
        label={t('location.field.snorkelling')}
      />
    </div>
  );
}

const nobody = { name: '', phone: null, email: null };

/** Adds, edits or removes the site's contact. */
function PersonInCharge({ form }: Pick<Props, 'form'>) {
  const { t } = useT('catalogue-admin');
  const { onChange } = form.getInputProps('person_in_charge');
  const person = form.getValues().person_in_charge;
  const { onChange: setPhone, error: phoneError } = form.getInputProps('person_in_charge.phone');
  const { onChange: setEmail, ...email } = form.getInputProps('person_in_charge.email');
  if (!person)
    return (
      <div>
        <p>{t('location.person.none')}</p>
        <Button size="s" onClick={() => onChange(nobody)}>
          {t('location.person.add')}
        </Button>
      </div>
    );
  return (
    <div className={css.fields}>
      <div className={css.row}>
        <TextInput
          key={form.key('person_in_charge.name')}
          {...form.getInputProps('person_in_charge.name')}
          label={t('list.name')}
          description={t('location.person.nameHint')}
          required
        />
        <PhoneField
          label={t('location.person.phone')}
          description={t('location.person.staffOnly')}
          error={phoneError}
          country="ID"
          value={person.phone ?? ''}
          onChange={(number) => setPhone(number || null)}
        />
        <TextInput
          type="email"
          key={form.key('person_in_charge.email')}
          {...email}
          defaultValue={person.email ?? ''}
          onChange={({ currentTarget: { value } }) => setEmail(value.trim() || null)}
          label={t('location.person.email')}
          description={t('location.person.staffOnly')}
        />
      </div>
      <div>
        <Button size="s" look="quiet" onClick={() => onChange(null)}>
          {t('location.person.remove')}
        </Button>
      </div>
    </div>
  );
}

/** Edits a dive site except for its pictures. */
export function DiveSiteFields({ lng, form }: Props) {
  const { t } = useT('catalogue-admin');
  const { t: words } = useT('catalogue');
  return (
    <>
      <Panel title={t('product.part.basics')}>
        <div className={css.fields}>
          <div className={css.row}>
            <SlugField form={form} path="slug" titlePath="texts.en.name" before="/locations/" />
            <Select
              key={form.key('area')}
              {...form.getInputProps('area')}
              label={t('field.area')}
              data={areas.map((value) => ({ value, label: words(`area.${value}`) }))}
              allowDeselect={false}
            />
          </div>
          <Checkbox
            key={form.key('active')}
            {...form.getInputProps('active', { type: 'checkbox' })}
            label={t('field.active')}
            description={t('field.activeHint')}
          />
          <NumberField
            form={form}
            path="home_position"
            label={t('location.field.home')}
            description={t('location.field.homeHint', { number: maxOnHome })}
          />
        </div>
      </Panel>
      <Panel title={t('product.part.texts')}>
        <TextsFields form={form} title={{ part: 'name', label: t('list.name') }} more={['marine_life']}>
          {(pathOf) => <LinesField form={form} path={pathOf('marine_life')} label={t('location.field.marineLife')} />}
        </TextsFields>
      </Panel>
      <Panel title={t('location.part.position')}>
        <PositionField form={form} />
      </Panel>
      <Panel title={t('location.part.sea')}>
        <Sea lng={lng} form={form} />
      </Panel>
      <Panel title={t('location.part.person')}>
        <PersonInCharge form={form} />
      </Panel>
    </>
  );
}
