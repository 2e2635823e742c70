'use client';
import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { AddOnView } from '@/features/catalogue/add-ons/admin/schema';
import { addOnPath, addOnsPath } from '@/features/catalogue/admin/ui/office-paths';
import { useListedItemForm } from '@/features/catalogue/admin/ui/use-listed-item-form';
import { addOnUnits } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { MoneyField } from '@/ui/form/money-field';
import { RemoveButton } from '@/ui/form/remove-button';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { Panel } from '@/ui/show/panel';
import css from './add-on-form.module.css';
import { addOnValues, fromAddOnForm, newAddOn, toAddOnForm } from './add-on-values';

/** Creates an add-on when `addOn` is omitted. */
export function AddOnForm({ lng, addOn }: { lng: Locale; addOn?: AddOnView }) {
  const { t } = useT('catalogue-admin');
  const mayPrice = useCan()('money');
  const { t: ui } = useT('ui');
  const { t: shop } = useT('catalogue');
  const utils = trpc.useUtils();
  const calls = trpc.admin.addons;
  const create = calls.create.useMutation();
  const update = calls.update.useMutation();
  const remove = calls.remove.useMutation({ onSuccess: () => void utils.admin.addons.invalidate() });

  const editing = useListedItemForm({
    schema: addOnValues,
    entity: 'add_on',
    view: addOn,
    blank: newAddOn,
    toForm: toAddOnForm,
    pathOf: (uuid) => addOnPath(lng, uuid),
    create: (values) => create.mutateAsync(fromAddOnForm(values)),
    update: (seen, values) => update.mutateAsync({ ...fromAddOnForm(values), ...seen }),
    get: (uuid) => utils.admin.addons.get.fetch({ uuid }, { staleTime: 0 }),
    saved: t('addOn.saved'),
  });
  const { form } = editing;

  return (
    <EditForm
      editing={editing}
      actions={
        addOn && (
          <RemoveButton
            label={t('addOn.remove')}
            title={t('addOn.removeTitle', { name: addOn.texts.en.name })}
            body={t('addOn.removeHint')}
            remove={() => remove.mutateAsync({ uuid: addOn.uuid })}
            editing={editing}
            list={addOnsPath(lng)}
          />
        )
      }
    >
      <LanguageTabs
        form={form}
        label={ui('form.languages')}
        fields={(at) => [`texts.${at}.name`, `texts.${at}.description`, `for_whom.${at}`]}
      >
        {(at) => (
          <>
            <TextInput
              key={form.key(`texts.${at}.name`)}
              {...form.getInputProps(`texts.${at}.name`)}
              lang={at}
              label={t('addOn.name')}
              required={at === 'en'}
            />
            <Textarea
              key={form.key(`texts.${at}.description`)}
              {...form.getInputProps(`texts.${at}.description`)}
              lang={at}
              label={t('addOn.description')}
            />
            <TextInput
              key={form.key(`for_whom.${at}`)}
              {...form.getInputProps(`for_whom.${at}`)}
              lang={at}
              label={t('addOn.forWhom')}
              description={t('addOn.forWhomHint')}
            />
          </>
        )}
      </LanguageTabs>
      <Panel className={css.figures}>
        <MoneyField
          form={form}
          path="price"
          label={t('addOn.price')}
          description={mayPrice ? undefined : t('priceRightHint')}
          disabled={!mayPrice}
          required
        />
        <ChoiceSelect
          key={form.key('unit')}
          {...form.getInputProps('unit')}
          label={t('addOn.unit')}
          data={addOnUnits.map((unit) => ({ value: unit, label: shop(`detail.unit.${unit}`) }))}
        />
        <NumberInput
          key={form.key('maximum')}
          {...form.getInputProps('maximum')}
          label={t('addOn.maximum')}
          min={1}
          max={100}
          allowDecimal={false}
          required
        />
        <Switch
          key={form.key('active')}
          {...form.getInputProps('active', { type: 'checkbox' })}
          label={t('addOn.active')}
        />
      </Panel>
      <Panel className={css.switches}>
        <Switch
          key={form.key('takes_seat')}
          {...form.getInputProps('takes_seat', { type: 'checkbox' })}
          label={t('addOn.takesSeat')}
          description={t('addOn.takesSeatHint')}
        />
        <Switch
          key={form.key('private_guide')}
          {...form.getInputProps('private_guide', { type: 'checkbox' })}
          label={t('addOn.privateGuide')}
          description={t('addOn.privateGuideHint')}
        />
        <Switch
          key={form.key('equipment')}
          {...form.getInputProps('equipment', { type: 'checkbox' })}
          label={t('addOn.equipment')}
          description={t('addOn.equipmentHint')}
        />
        <Switch
          key={form.key('for_eyesight')}
          {...form.getInputProps('for_eyesight', { type: 'checkbox' })}
          label={t('addOn.forEyesight')}
          description={t('addOn.forEyesightHint')}
        />
      </Panel>
      <Panel>
        <PicturesField form={form} path="picture" label={t('addOn.picture')} single described={false} />
      </Panel>
      {addOn && (
        <Panel title={t('addOn.products')}>
          <p>{addOn.products.map(({ title }) => title).join(', ') || t('addOn.noProducts')}</p>
        </Panel>
      )}
    </EditForm>
  );
}
