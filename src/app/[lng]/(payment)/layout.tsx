import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { OrderArea } from '@/app/[lng]/order-area';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

export default async function PaymentLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  return <OrderArea lng={await lngOf(props)}>{props.children}</OrderArea>;
}
