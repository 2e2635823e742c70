import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { env } from '@/env';
import { enterPage } from '@/trpc/server';

export const dynamic = 'force-dynamic';

/** Demo mode only: shows how a guard treats its visitor. */
export default async function Page(props: PageProps<{ name: string }>) {
  const lng = await lngOf(props);
  const { name } = await props.params;
  if (env.APP_MODE !== 'demo') notFound();
  await enterPage({ lng, path: `/dev/guard/${name}`, guards: [name] });
  return <main id="content">{name}</main>;
}
