import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { ReadyPage } from '@/features/ready/ui/ready-page';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'ready');
  return ownPageMetadata({ lng, path: '/ready', title: t('title') });
}

/** The token in the URL is the only proof; without a valid one, the page is not found. */
export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  const { calls } = await enterPage({ lng, path: '/ready', guards: [] });
  const { t } = await getT(lng, 'orders');
  const view = await ifFound(calls.ready.get({ token })).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') return error.message;
    throw error;
  });
  if (typeof view === 'string')
    return (
      <>
        <h1>{t('link.busyTitle')}</h1>
        <p>{view}</p>
      </>
    );
  if (!view) notFound();
  const waiver = view.steps.includes('waiver') ? await calls.ready.waiver({ token }) : null;
  const paper = view.health && (await ifFound(calls.ready.health_text({ token })));
  const { country } = await calls.booking.visitor_country();
  return <ReadyPage {...{ lng, token, view, waiver, country }} healthPaper={paper?.texts ?? null} />;
}
