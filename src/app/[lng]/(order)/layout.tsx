import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { OrderArea } from '@/app/[lng]/order-area';
import { SignOutButton } from '@/features/accounts/ui/sign-out-button';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** The pages below guard themselves, each with its own return path. */
export default async function OrderLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <OrderArea lng={lng} account={<SignOutButton lng={lng} audience="users" />}>
      {props.children}
    </OrderArea>
  );
}
