import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { PaperForm } from '@/features/ready/papers/ui/paper-form';
import { PaperNav } from '@/features/ready/papers/ui/paper-nav';
import { PapersSettings } from '@/features/ready/papers/ui/papers-settings';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { paperSteps } from '@/shared/diving/ready-steps';
import { enterPage } from '@/trpc/server';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'papers-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps<{ kind: string }>) {
  const lng = await lngOf(props);
  const { kind: named } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/settings/papers/${named}`, guards: ['auth', 'admin'] });
  const kind = paperSteps.find((one) => one === named);
  if (!kind) notFound();
  const { t } = await getT(lng, 'papers-admin');
  const paper = await calls.admin.papers.get({ kind });
  return (
    <Texts lng={lng} ns={['common', 'errors', 'papers-admin', 'ui']}>
      <PageFrame title={t('title')} intro={t('lead')}>
        <PaperNav lng={lng} />
        {kind === 'waiver' && <PapersSettings saved={(await calls.admin.shop.get()).papers} />}
        <PaperForm key={`${kind}-${paper.published?.version ?? 0}`} lng={lng} paper={paper} />
      </PageFrame>
    </Texts>
  );
}
