import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Area } from '@/app/[lng]/area';
import { lngOf } from '@/app/[lng]/lng';

export const metadata: Metadata = { robots: { index: false } };
export const dynamic = 'force-dynamic';

/** Has no shell, because the page's own shell shows the picture of the trip. */
export default async function EntryLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  return <Area lng={await lngOf(props)}>{props.children}</Area>;
}
