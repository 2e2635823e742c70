import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { SignOutButton } from '@/features/accounts/ui/sign-out-button';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { TaskShell } from '@/ui/shells/task-shell';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

export default async function BookingLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'booking');
  return (
    <Area lng={lng} ns={['booking', 'countries']}>
      <TaskShell
        lng={lng}
        shop={await getShop()}
        site={await siteLinks(lng)}
        back={{ href: localePath(lng, '/trips'), label: t('shell.back') }}
        account={<SignOutButton lng={lng} audience="users" />}
      >
        {props.children}
      </TaskShell>
    </Area>
  );
}
