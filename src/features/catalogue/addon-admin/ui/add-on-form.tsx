'use client';
import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useT } from '../../../../i18n/client';
import type { Locale } from '../../../../shared/locales';
import { inEveryLanguage } from '../../../../shared/localised';
import { trpc, useLastEditor } from '../../../../trpc/react';
import { useTell } from '../../../../ui/feedback/use-tell';
import { EditForm } from '../../../../ui/form/edit-form';
import { LanguageTabs } from '../../../../ui/form/language-tabs';
import { MoneyField } from '../../../../ui/form/money-field';
import { RemoveButton } from '../../../../ui/form/remove-button';
import { type Kept, useEditForm } from '../../../../ui/form/use-edit-form';
import { Panel } from '../../../../ui/show/panel';
import { addOnUnits } from '../../schema';
import { type AddOnInput, type AddOnView, addOnInput } from '../schema';
import css from './add-on-form.module.css';
import { addOnPath, addOnsPath } from './paths';

const blank = { name: '', description: '' };
const typed = ({ texts, price, unit, maximum, active }: AddOnView) => ({
  texts: inEveryLanguage(texts, blank),
  price: price as number | null,
  unit,
  maximum,
  active,
});
type Typed = ReturnType<typeof typed>;
const nothing: Typed = {
  texts: inEveryLanguage({ en: blank }, blank),
  price: null,
  unit: 'per_diver',
  maximum: 1,
  active: true,
};
const keptOf = (addOn: AddOnView): Kept<Typed> => ({ values: typed(addOn), version: addOn.version });

/** An add-on as the staff write it; without one, a new one. */
export function AddOnForm({ lng, addOn }: { lng: Locale; addOn?: AddOnView }) {
  const { t } = useT('office');
  const { t: shop } = useT('catalogue');
  const router = useRouter();
  const utils = trpc.useUtils();
  const calls = trpc.catalogue.admin.addons;
  const create = calls.create.useMutation();
  const update = calls.update.useMutation();
  const remove = calls.remove.useMutation({ onSuccess: () => void utils.catalogue.admin.addons.invalidate() });
  const lastEditor = useLastEditor('add_on');
  const tell = useTell();

  const editing = useEditForm<Typed>({
    schema: addOnInput,
    kept: addOn ? keptOf(addOn) : { values: nothing },
    async save(values, version) {
      // The form has checked that there is a price.
      const input = values as AddOnInput;
      const saved =
        addOn && version
          ? await update.mutateAsync({ ...input, uuid: addOn.uuid, version })
          : await create.mutateAsync(input);
      tell.done(t('addOn.saved'));
      void utils.catalogue.admin.addons.invalidate();
      if (!addOn) router.replace(addOnPath(lng, saved.uuid));
      return keptOf(saved);
    },
    async latest() {
      const uuid = addOn?.uuid ?? '';
      const now = await utils.catalogue.admin.addons.get.fetch({ uuid }, { staleTime: 0 });
      return { ...keptOf(now), by: await lastEditor(uuid) };
    },
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
        label={t('form.languages')}
        fields={(at) => [`texts.${at}.name`, `texts.${at}.description`]}
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
          </>
        )}
      </LanguageTabs>
      <Panel className={css.figures}>
        <MoneyField form={form} path="price" label={t('addOn.price')} required />
        <NativeSelect
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
      {addOn && (
        <Panel title={t('addOn.products')}>
          <p>{addOn.products.map(({ title }) => title).join(', ') || t('addOn.noProducts')}</p>
        </Panel>
      )}
    </EditForm>
  );
}
