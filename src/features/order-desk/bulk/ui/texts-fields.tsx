import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { BulkInput } from '@/features/order-desk/bulk/schema';
import { useT } from '@/i18n/client';
import { LanguageTabs } from '@/ui/form/language-tabs';

type Props = { form: UseFormReturnType<BulkInput>; withSubject: boolean };

/** The texts in each language, with the fields that are filled in for each order. */
export function TextsFields({ form, withSubject }: Props) {
  const { t } = useT('orders-admin');
  const { t: ui } = useT('ui');
  return (
    <>
      <p>{t('bulk.textHint')}</p>
      <LanguageTabs
        form={form}
        label={ui('form.languages')}
        fields={(at) => [...(withSubject ? [`texts.${at}.subject`] : []), `texts.${at}.body`]}
      >
        {(at) => (
          <>
            {withSubject && (
              <TextInput
                key={form.key(`texts.${at}.subject`)}
                {...form.getInputProps(`texts.${at}.subject`)}
                lang={at}
                label={t('bulk.subject')}
                required={at === 'en'}
              />
            )}
            <Textarea
              key={form.key(`texts.${at}.body`)}
              {...form.getInputProps(`texts.${at}.body`)}
              lang={at}
              label={t('bulk.text')}
              autosize
              minRows={6}
              required={at === 'en'}
            />
          </>
        )}
      </LanguageTabs>
    </>
  );
}
