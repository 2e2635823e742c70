'use client';
import { diets } from '@/features/booking/schema';
import { useChosen } from '@/features/booking/ui/booking-context';
import { ChoiceField, TextField } from '@/features/booking/ui/fields';
import css from '@/features/booking/ui/fields.module.css';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import { spokenLanguages } from '@/shared/schema/countries';
import { genders } from '@/shared/schema/genders';
import { CertificationFields } from './certification-fields';
import { EarlierDivers } from './earlier-divers';
import { CountryField, DateField, PhoneField } from './people-fields';
import { SizeFields } from './size-fields';

export function DiverForm({ index }: { index: number }) {
  const { t, lng } = useT('booking');
  const { product } = useChosen();
  const at = `divers.${index}` as const;
  const choose = { value: '', label: t('choose') };
  const byName = new Intl.Collator(lng).compare;
  const spoken = spokenLanguages
    .map((value) => ({ value: value as string, label: languageIn(lng, value) }))
    .sort((a, b) => byName(a.label, b.label));

  return (
    <div className={css.fields}>
      <EarlierDivers index={index} />
      <TextField
        path={`${at}.full_name`}
        label={t('diver.full_name')}
        description={t('diver.full_name_hint')}
        required
        autoComplete="off"
        withAsterisk={false}
      />
      <div className={css.pair}>
        <DateField path={`${at}.date_of_birth`} label={t('diver.date_of_birth')} required />
        <ChoiceField
          path={`${at}.gender`}
          label={t('diver.gender')}
          required
          withAsterisk={false}
          data={[choose, ...genders.map((value) => ({ value, label: t(`gender.${value}`) }))]}
        />
      </div>
      <div className={css.pair}>
        <CountryField path={`${at}.nationality`} label={t('diver.nationality')} placeholder={t('choose')} required />
        <ChoiceField
          path={`${at}.preferred_language`}
          label={t('diver.preferred_language')}
          data={[{ value: '', label: t('diver.any_language') }, ...spoken]}
        />
      </div>
      <PhoneField path={`${at}.phone`} label={t('diver.phone')} required />
      <TextField
        path={`${at}.email`}
        type="email"
        label={t('diver.email')}
        required
        autoComplete="off"
        withAsterisk={false}
      />
      <CertificationFields at={at} product={product} />
      <SizeFields at={at} />
      <div className={css.pair}>
        <ChoiceField
          path={`${at}.dietary_restriction`}
          label={t('diver.dietary_restriction')}
          required
          withAsterisk={false}
          data={[choose, ...diets.map((value) => ({ value, label: t(`diet.${value}`) }))]}
        />
        <DateField path={`${at}.last_dive`} label={t('diver.last_dive')} />
      </div>
      <TextField
        path={`${at}.variant`}
        label={t('diver.variant')}
        description={t('diver.variant_hint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}
