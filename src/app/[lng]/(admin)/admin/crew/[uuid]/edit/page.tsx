import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { MemberForm } from '@/features/crew/admin/members/ui/member-form';
import { crewPath } from '@/features/crew/admin/members/ui/paths';
import { languageChoices } from '@/features/crew/domain/language-choices';
import { MemberRates } from '@/features/pay/rates/ui/member-rates';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { meets } from '@/shared/schema/rights';
import { z } from '@/shared/schema/zod';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';
import { PhoneActions } from '@/ui/show/contact-links';

type Props = PageProps<{ uuid: string }>;

/** Loaded once per request. */
const enterMember = cache(async (lng: Locale, uuid: string) => {
  const isValid = z.uuid().safeParse(uuid).success;
  const { calls, rights } = await enterPage({
    lng,
    path: `/admin/crew/${uuid}/edit`,
    guards: ['auth', 'admin'],
    isValid,
  });
  return { member: (await ifFound(calls.admin.crew.get({ uuid }))) ?? notFound(), calls, rights };
});

export async function generateMetadata(props: Props) {
  return { title: (await enterMember(await lngOf(props), (await props.params).uuid)).member.name };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { member, calls, rights } = await enterMember(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'crew-admin');
  return (
    <PageFrame
      title={member.name}
      back={<BackLink href={crewPath(lng)} label={t('title')} />}
      actions={member.phone && <PhoneActions phone={member.phone} />}
    >
      <MemberForm lng={lng} languages={languageChoices(lng)} sites={await calls.admin.crew.sites()} member={member} />
      {meets(rights, 'pay') && (
        <Texts lng={lng} ns={['pay-admin', 'crew-admin', 'common', 'errors', 'ui']}>
          <MemberRates lng={lng} member={member} />
        </Texts>
      )}
    </PageFrame>
  );
}
