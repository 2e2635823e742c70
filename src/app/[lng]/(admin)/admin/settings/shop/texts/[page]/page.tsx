import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageNames } from '@/features/settings/texts/schema';
import { PageNav } from '@/features/settings/texts/ui/page-nav';
import { Texts } from '@/i18n/texts';
import { enterPage } from '@/trpc/server';
import { PageTextForm } from './_page-text-form';

export default async function Page(props: PageProps<{ page: string }>) {
  const lng = await lngOf(props);
  const { page } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/settings/shop/texts/${page}`, guards: ['auth', 'admin'] });
  const name = pageNames.find((one) => one === page);
  if (!name) notFound();
  return (
    <Texts lng={lng} ns={['blog-admin', 'common', 'errors', 'settings-admin', 'ui']}>
      <PageNav lng={lng} />
      <PageTextForm key={name} view={await calls.admin.pages.get({ page: name })} />
    </Texts>
  );
}
