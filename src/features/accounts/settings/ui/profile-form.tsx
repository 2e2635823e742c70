'use client';
import { Select } from '@mantine/core';
import { useRouter } from 'next/navigation';
import type { Audience } from '@/features/accounts/domain/audience';
import type { ProfileView } from '@/features/accounts/schema';
import { updateProfileInput } from '@/features/accounts/settings/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { NameFields } from '@/features/accounts/ui/name-fields';
import { useT } from '@/i18n/client';
import { locales } from '@/shared/locale/locales';
import { genders } from '@/shared/schema/genders';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import { languageNames } from '@/ui/shells/language-names';
import { accountCalls } from './account-calls';
import { useNotice } from './use-notice';

export function ProfileForm({ audience, profile }: { audience: Audience; profile: ProfileView }) {
  const { t } = useT('accounts');
  const router = useRouter();
  const showNotice = useNotice();
  const { form, refusal, showRefusal, submit } = useZodForm(updateProfileInput, {
    first_name: profile.first_name,
    last_name: profile.last_name,
    gender: profile.gender ?? undefined,
    locale: profile.locale,
  });
  const update = accountCalls(audience).update_profile.useMutation({
    onSuccess: (answer) => {
      showNotice(answer);
      router.refresh();
    },
    onError: showRefusal,
  });
  return (
    <form
      onSubmit={submit((values) => update.mutate(values))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('settings.profile')}
    >
      <NameFields form={form} />
      <div className={css.pair}>
        <Select
          label={t('field.gender')}
          data={genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
          placeholder={t('field.choose')}
          allowDeselect={false}
          key={form.key('gender')}
          {...form.getInputProps('gender')}
        />
        <Select
          label={t('field.language')}
          data={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
          allowDeselect={false}
          key={form.key('locale')}
          {...form.getInputProps('locale')}
        />
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={update.isPending}>
        {t('settings.save')}
      </Button>
    </form>
  );
}
