import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { staffOrderPath } from './paths';

/** To an order. Not fetched ahead: a look at divers' data is written down, and only when somebody takes it. */
export const OrderLink = ({ lng, uuid, children }: { lng: Locale; uuid: string; children: ReactNode }) => (
  <Link href={staffOrderPath(lng, uuid)} prefetch={false}>
    {children}
  </Link>
);
