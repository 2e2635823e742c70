import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { staffOrderPath } from './paths';

/** Not prefetched: reading divers' data is audited, so the page loads only when somebody opens it. */
export const OrderLink = ({ lng, uuid, children }: { lng: Locale; uuid: string; children: ReactNode }) => (
  <Link href={staffOrderPath(lng, uuid)} prefetch={false}>
    {children}
  </Link>
);
