'use client';
import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { SiteChoice } from '@/features/crew/admin/members/schema';
import type { LanguageChoices } from '@/features/crew/domain/language-choices';
import { crewRoles, employments, papers } from '@/features/crew/schema';
import { useT } from '@/i18n/client';
import { associations } from '@/shared/diving/associations';
import type { Locale } from '@/shared/locale/locales';
import { weekdayNames } from '@/shared/time/month';
import { CheckboxesField } from '@/ui/form/checkboxes-field';
import { DateField } from '@/ui/form/date-field';
import { PhoneField } from '@/ui/form/phone-field';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { Panel } from '@/ui/show/panel';
import css from './crew.module.css';
import type { MemberValues } from './member-values';

type Props = {
  lng: Locale;
  form: UseFormReturnType<MemberValues>;
  languages: LanguageChoices;
  sites: readonly SiteChoice[];
};

/** Enough for a small, round portrait. */
const portrait = { width: 800, height: 800 };

function Person({ form, languages }: Pick<Props, 'form' | 'languages'>) {
  const { t } = useT('crew-admin');
  const { onChange: setPhone, error: phoneError } = form.getInputProps('phone');
  return (
    <div className={css.fields}>
      <div className={css.row}>
        <TextInput key={form.key('name')} {...form.getInputProps('name')} label={t('field.name')} required />
        <PhoneField
          label={t('field.phone')}
          description={t('field.phoneHint')}
          error={phoneError}
          country="ID"
          value={form.getValues().phone ?? ''}
          onChange={(number) => setPhone(number || null)}
        />
      </div>
      <Checkbox.Group
        key={form.key('roles')}
        {...form.getInputProps('roles')}
        label={t('field.roles')}
        description={t('field.rolesHint')}
        required
      >
        <div className={css.choices}>
          {crewRoles.map((role) => (
            <Checkbox key={role} value={role} label={t(`role.${role}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <MultiSelect
        key={form.key('languages')}
        {...form.getInputProps('languages')}
        label={t('field.languages')}
        data={[
          { group: t('languages.usual'), items: languages.usual },
          { group: t('languages.others'), items: languages.others },
        ]}
        searchable
        clearable
        maxDropdownHeight={280}
        nothingFoundMessage={t('languages.none')}
      />
      <PicturesField form={form} path="picture" label={t('field.picture')} frame={portrait} described={false} single />
    </div>
  );
}

function Certification({ form }: Pick<Props, 'form'>) {
  const { t } = useT('crew-admin');
  return (
    <div className={css.row}>
      <Select
        key={form.key('agency')}
        {...form.getInputProps('agency')}
        label={t('field.agency')}
        data={associations.map((value) => ({ value, label: value === 'OTHER' ? t('otherAgency') : value }))}
        clearable
        searchable
      />
      <TextInput
        key={form.key('level')}
        {...form.getInputProps('level')}
        label={t('field.level')}
        description={t('field.levelHint')}
      />
      <TextInput
        key={form.key('certification_number')}
        {...form.getInputProps('certification_number')}
        label={t('field.number')}
        autoComplete="off"
      />
    </div>
  );
}

function Papers({ form }: Pick<Props, 'form'>) {
  const { t } = useT('crew-admin');
  return (
    <div className={css.fields}>
      <p>{t('papers.hint')}</p>
      <div className={css.row}>
        {papers.map((paper) => (
          <DateField
            key={form.key(`${paper}_until`)}
            {...form.getInputProps(`${paper}_until`)}
            label={t(`paper.${paper}`)}
          />
        ))}
      </div>
    </div>
  );
}

function OnTheSite({ form, sites }: Pick<Props, 'form' | 'sites'>) {
  const { t } = useT('crew-admin');
  return (
    <div className={css.fields}>
      <Checkbox
        key={form.key('shown_on_site')}
        {...form.getInputProps('shown_on_site', { type: 'checkbox' })}
        label={t('field.shown')}
        description={t('field.shownHint')}
      />
      <div className={css.row}>
        <Select
          key={form.key('favourite_site')}
          {...form.getInputProps('favourite_site')}
          label={t('field.favouriteSite')}
          data={sites.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          clearable
          searchable
        />
      </div>
    </div>
  );
}

function Duty({ lng, form }: Pick<Props, 'lng' | 'form'>) {
  const { t } = useT('crew-admin');
  return (
    <div className={css.fields}>
      <div className={css.row}>
        <Select
          key={form.key('employment')}
          {...form.getInputProps('employment')}
          label={t('field.employment')}
          data={employments.map((value) => ({ value, label: t(`employment.${value}`) }))}
          allowDeselect={false}
        />
      </div>
      <CheckboxesField
        form={form}
        path="weekdays"
        label={t('field.weekdays')}
        description={t('field.weekdaysHint')}
        options={weekdayNames(lng).map(({ number, long }) => ({ value: number, label: long }))}
      />
      <Checkbox
        key={form.key('active')}
        {...form.getInputProps('active', { type: 'checkbox' })}
        label={t('field.active')}
        description={t('field.activeHint')}
      />
    </div>
  );
}

export function MemberFields({ lng, form, languages, sites }: Props) {
  const { t } = useT('crew-admin');
  return (
    <>
      <Panel title={t('part.person')}>
        <Person form={form} languages={languages} />
      </Panel>
      <Panel title={t('part.onTheSite')}>
        <OnTheSite form={form} sites={sites} />
      </Panel>
      <Panel title={t('part.duty')}>
        <Duty lng={lng} form={form} />
      </Panel>
      <Panel title={t('part.certification')}>
        <Certification form={form} />
      </Panel>
      <Panel title={t('part.papers')}>
        <Papers form={form} />
      </Panel>
    </>
  );
}
