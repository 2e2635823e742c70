import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { templatesPath } from '@/features/templates/ui/paths';
import { TemplateForm } from '@/features/templates/ui/template-form';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

const templateOf = cache(async (lng: Locale, uuid: string) => {
  const path = `/admin/settings/templates/${uuid}/edit`;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'] });
  return (await ifFound(calls.admin.templates.get({ uuid }))) ?? notFound();
});

export async function generateMetadata(props: Props) {
  const { name } = await templateOf(await lngOf(props), (await props.params).uuid);
  return { title: name };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const template = await templateOf(lng, (await props.params).uuid);
  const { t } = await getT(lng, 'templates-admin');
  return (
    <PageFrame title={template.name} back={<BackLink href={templatesPath(lng)} label={t('all')} />}>
      <TemplateForm lng={lng} template={template} />
    </PageFrame>
  );
}
