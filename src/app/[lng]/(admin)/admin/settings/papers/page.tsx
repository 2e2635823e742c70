import { redirect } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { localePath } from '@/shared/locale/locales';
import { enterPage } from '@/trpc/server';

/** Opens the waiver. */
export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/settings/papers', guards: ['auth', 'admin'] });
  redirect(localePath(lng, '/admin/settings/papers/waiver'));
}
