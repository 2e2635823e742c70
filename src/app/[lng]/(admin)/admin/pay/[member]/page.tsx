import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PrintButton } from '@/features/orders/ui/print-button';
import { SheetPage } from '@/features/pay/sheets/ui/sheet-page';
import { payPath } from '@/features/pay/ui/paths';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ member: string }>;

/** Loaded once per request; a removed member has closed months only. */
const enterSheet = cache(async (lng: Locale, member: string, month: unknown) => {
  const isValid = z.uuid().safeParse(member).success;
  const { calls } = await enterPage({ lng, path: `/admin/pay/${member}`, guards: ['auth', 'admin'], isValid });
  const shown = typeof month === 'string' && /^\d{4}-\d{2}$/.test(month) ? month : undefined;
  return (await ifFound(calls.admin.pay.sheet({ member, month: shown }))) ?? notFound();
});

const sheetOf = async (props: Props) =>
  enterSheet(await lngOf(props), (await props.params).member, (await props.searchParams)?.month);

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'pay-admin');
  return { title: t('sheet.title', { name: (await sheetOf(props)).name }) };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { member, name } = await sheetOf(props);
  const { t } = await getT(lng, 'pay-admin');
  return (
    <PageFrame
      title={t('sheet.title', { name })}
      back={<BackLink href={payPath(lng)} label={t('sheet.back')} />}
      actions={<PrintButton label={t('sheet.print')} />}
    >
      <Texts lng={lng} ns={['pay-admin', 'crew-admin', 'common', 'errors', 'ui']}>
        <SheetPage lng={lng} member={member} />
      </Texts>
    </PageFrame>
  );
}
