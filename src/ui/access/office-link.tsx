'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { type Locale, localePath } from '@/shared/locale/locales';
import { useMayOpen } from './rights';

type Props = { lng: Locale; path: string; children: ReactNode; onClick?: (() => void) | undefined };

/** A link to a page of the office; only its text for staff who may not open the page. */
export function OfficeLink({ lng, path, children, onClick }: Props) {
  const mayOpen = useMayOpen();
  if (!mayOpen(path)) return children;
  return (
    <Link href={localePath(lng, path)} prefetch={false} onClick={onClick}>
      {children}
    </Link>
  );
}
