'use client';
import { TextInput } from '@mantine/core';
import { operator } from '@/config/operator';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { NumberField } from '@/ui/form/number-field';
import { PhoneField } from '@/ui/form/phone-field';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { Panel } from '@/ui/show/panel';
import { fromIdentityForm, type IdentityValues, identityValues, toIdentityForm } from './identity-values';
import { ItemsField } from './items-field';
import { OpeningOnField } from './opening-on-field';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

const DEGREE_DIGITS = 6;

export function IdentityForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_identity.useMutation();
  const editing = useSectionForm<IdentityValues>({
    section: 'identity',
    schema: identityValues,
    settings,
    toForm: toIdentityForm,
    save: (values, version) => save.mutateAsync({ ...fromIdentityForm(values), version }),
  });
  const { form } = editing;
  const { onChange, error } = form.getInputProps('whats_app');
  const whatsApp = { onChange, error };
  const label = { name: 'label', label: t('identity.label') };
  const name = { name: 'name', label: t('identity.licence') };
  return (
    <EditForm editing={editing}>
      <Panel>
        <div className={css.fields}>
          <div className={css.row}>
            <TextInput key={form.key('name')} {...form.getInputProps('name')} label={t('identity.name')} required />
            <TextInput
              key={form.key('email')}
              {...form.getInputProps('email')}
              type="email"
              label={t('identity.email')}
              description={t('identity.emailHint')}
              required
            />
            <PhoneField
              {...whatsApp}
              country={operator.country}
              value={form.getValues().whats_app}
              label={t('identity.whatsApp')}
              required
            />
          </div>
          <ItemsField
            form={form}
            path="phones"
            legend={t('identity.phones')}
            hint={t('identity.phonesHint')}
            columns={[label, { name: 'number', label: t('identity.number'), type: 'tel' }]}
          />
          <ItemsField
            form={form}
            path="social"
            legend={t('identity.social')}
            columns={[
              { name: 'name', label: t('identity.network') },
              { name: 'href', label: t('identity.href'), type: 'url' },
            ]}
          />
        </div>
      </Panel>
      <Panel>
        <div className={css.fields}>
          <ItemsField
            form={form}
            path="addresses"
            legend={t('identity.addresses')}
            hint={t('identity.addressesHint')}
            columns={[
              label,
              { name: 'street', label: t('identity.street') },
              { name: 'town', label: t('identity.town') },
              { name: 'region', label: t('identity.region') },
              { name: 'postcode', label: t('identity.postcode') },
            ]}
          />
          <fieldset className={css.items}>
            <legend>{t('identity.position')}</legend>
            <div className={css.item}>
              <NumberField
                form={form}
                path="position.latitude"
                label={t('identity.latitude')}
                digits={DEGREE_DIGITS}
                required
              />
              <NumberField
                form={form}
                path="position.longitude"
                label={t('identity.longitude')}
                digits={DEGREE_DIGITS}
                required
              />
            </div>
          </fieldset>
          <fieldset className={css.items}>
            <legend>{t('identity.opening')}</legend>
            <div className={css.item}>
              <TextInput
                key={form.key('opening.from')}
                {...form.getInputProps('opening.from')}
                type="time"
                label={t('identity.opens')}
                required
              />
              <TextInput
                key={form.key('opening.to')}
                {...form.getInputProps('opening.to')}
                type="time"
                label={t('identity.closes')}
                required
              />
            </div>
          </fieldset>
          <OpeningOnField form={form} />
          <ItemsField
            form={form}
            path="licences"
            legend={t('identity.licences')}
            hint={t('identity.licencesHint')}
            columns={[name, { name: 'number', label: t('identity.number') }]}
          />
        </div>
      </Panel>
      <Panel>
        <PicturesField form={form} path="logo" label={t('identity.logo')} single described={false} focal={false} />
        <p className={css.hint}>{t('identity.logoHint')}</p>
      </Panel>
    </EditForm>
  );
}
