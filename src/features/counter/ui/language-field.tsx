'use client';
import { useT } from '@/i18n/client';
import { isLocale, type Locale } from '@/shared/locale/locales';
import { useShop } from '@/shop/client';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { languageNames } from '@/ui/shells/language-names';

type Props = { value: Locale; onChange: (locale: Locale) => void; error?: string | undefined };

/** The language of everything the guest reads: emails, the order's link and WhatsApp texts. */
export function LanguageField({ value, onChange, error }: Props) {
  const { t } = useT('orders-admin');
  const { languages } = useShop();
  return (
    <ChoiceSelect
      label={t('counter.language')}
      data={[...new Set([...languages, value])].map((lng) => ({ value: lng, label: languageNames[lng] }))}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => isLocale(chosen) && onChange(chosen)}
      error={error}
      data-path="locale"
    />
  );
}
