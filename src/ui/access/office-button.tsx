'use client';
import type { ReactNode } from 'react';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { useMayOpen } from './rights';

type Props = { lng: Locale; path: string; size?: 's' | 'm'; children: ReactNode };

/** A button to a page of the office; renders nothing for staff who may not open the page. */
export function OfficeButton({ lng, path, size = 's', children }: Props) {
  const mayOpen = useMayOpen();
  if (!mayOpen(path)) return null;
  return (
    <ButtonLink size={size} prefetch={false} href={localePath(lng, path)}>
      {children}
    </ButtonLink>
  );
}
