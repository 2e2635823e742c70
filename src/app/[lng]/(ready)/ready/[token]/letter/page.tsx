import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ownPageMetadata } from '@/app/page-metadata';
import { PhysicianLetter } from '@/features/ready/ui/physician-letter';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ token: string }>;

export async function generateMetadata(props: Props) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'health');
  return ownPageMetadata({ lng, path: '/ready', title: t('letter.title') });
}

/** Prints nothing that the diver has answered. */
export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { token } = await props.params;
  const { calls } = await enterPage({ lng, path: '/ready', guards: [] });
  const view = await calls.ready.get({ token }).catch((error: unknown) => {
    if (error instanceof TRPCError && ['NOT_FOUND', 'TOO_MANY_REQUESTS'].includes(error.code)) return null;
    throw error;
  });
  if (!view?.health) notFound();
  return <PhysicianLetter lng={lng} token={token} view={view} />;
}
