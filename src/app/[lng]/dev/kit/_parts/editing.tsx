'use client';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '@/i18n/client';
import { perLocale } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { middle } from '@/shared/schema/focus-position';
import { slug } from '@/shared/schema/slug';
import { z } from '@/shared/schema/zod';
import { EditForm } from '@/ui/form/edit-form';
import { LanguageTabs } from '@/ui/form/language-tabs';
import { LinesField } from '@/ui/form/lines-field';
import { MoneyField } from '@/ui/form/money-field';
import { SlugField } from '@/ui/form/slug-field';
import { SortableList } from '@/ui/form/sortable-list';
import { useEditForm } from '@/ui/form/use-edit-form';
import { PicturesField } from '@/ui/pictures/pictures-field';
import { placedPicture } from '@/ui/pictures/placed-picture';
import { art, type PictureSource } from '@/ui/show/art';

const parts = { title: z.string().max(60), included: z.array(z.string().max(40)) };
const some = z.strictObject(parts);
const sample = z.strictObject({
  texts: z.strictObject({
    ...perLocale(() => some),
    en: some.extend({ title: requiredText('required.field', 60) }),
  }),
  slug,
  price: z.int().min(1).nullable(),
  days: z.array(z.string()),
  pictures: z.array(placedPicture),
});
type Sample = z.input<typeof sample>;
const blank = { title: '', included: [] };
const shown = ({ src, width, height }: PictureSource) => ({ uuid: src, url: src, width, height, focus: middle });
const first: Sample = {
  texts: {
    ...perLocale(() => blank),
    en: { title: 'Manta Point', included: ['Guide', 'Lunch'] },
    id: { title: 'Manta Point', included: [] },
    de: { title: 'Manta Point', included: ['Guide'] },
  },
  slug: 'manta-point',
  price: 1_850_000,
  days: ['Manta Point', 'Crystal Bay', 'USAT Liberty'],
  pictures: [
    { ...shown(art.mantaPoint), alts: { en: 'Manta Point' } },
    { ...shown(art.libertyWreck), alts: { en: 'USAT Liberty', de: 'USAT Liberty' } },
  ],
};

/** Shows the editing form in all its states, without a back end. */
export function Editing() {
  const { t } = useT('kit');
  const [interrupted, setInterrupted] = useState(false);
  const [count, setCount] = useState(1);
  const theirs = { values: { ...first, price: 2_000_000 }, version: 'theirs', by: 'Ayu Pratiwi' };
  const editing = useEditForm<Sample>({
    schema: sample,
    saved: { values: first, version: '1' },
    async save(values, version) {
      if (interrupted && version !== 'theirs')
        throw { message: t('editing.conflict'), data: { code: 'changed_meanwhile' } };
      setCount(count + 1);
      return { values, version: String(count + 1) };
    },
    latest: async () => theirs,
  });
  const { form } = editing;
  const days = form.getValues().days;
  return (
    <EditForm editing={editing}>
      <LanguageTabs
        form={form}
        label={t('editing.texts')}
        fields={(lng) => [`texts.${lng}.title`, `texts.${lng}.included`]}
      >
        {(lng) => (
          <>
            <TextInput
              key={form.key(`texts.${lng}.title`)}
              {...form.getInputProps(`texts.${lng}.title`)}
              label={t('editing.title')}
            />
            <LinesField form={form} path={`texts.${lng}.included`} label={t('editing.included')} />
          </>
        )}
      </LanguageTabs>
      <SlugField form={form} path="slug" titlePath="texts.en.title" before="/trips/" />
      <MoneyField form={form} path="price" label={t('editing.price')} />
      <SortableList
        items={days}
        itemKey={(day) => day}
        itemName={(day) => day}
        onSort={(sorted) => form.setFieldValue('days', sorted)}
      >
        {(day) => day}
      </SortableList>
      <PicturesField form={form} path="pictures" label={t('editing.pictures')} />
      <Checkbox
        label={t('editing.meanwhile')}
        checked={interrupted}
        onChange={(event) => setInterrupted(event.currentTarget.checked)}
      />
    </EditForm>
  );
}
