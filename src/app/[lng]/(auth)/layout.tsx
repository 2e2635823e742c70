import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { EmptyShell } from '@/ui/shells/empty-shell';
import { Area } from '../area';
import { lngOf } from '../lng';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

export default async function AuthLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  const lng = await lngOf(props);
  return (
    <Area lng={lng}>
      <EmptyShell lng={lng}>{props.children}</EmptyShell>
    </Area>
  );
}
