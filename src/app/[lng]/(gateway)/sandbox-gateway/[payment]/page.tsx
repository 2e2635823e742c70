import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { SandboxBank } from '@/features/payments/sandbox/ui/sandbox-bank';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ payment: string }>;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'payments');
  return { title: t('sandbox.title') };
}

/** Shows the demo bank in demo mode; not found in production. */
export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { payment } = await props.params;
  const { calls } = await enterPage({ lng, path: `/sandbox-gateway/${payment}`, guards: [] });
  const page = await calls.payment.sandbox.page({ payment }).catch((error: unknown) => {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  });
  return <SandboxBank lng={lng} payment={payment} page={page} />;
}
