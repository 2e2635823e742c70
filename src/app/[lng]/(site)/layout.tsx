import '@/app/site-styles';
import type { ReactNode } from 'react';
import { lngOf } from '@/app/[lng]/lng';
import { SiteFrame } from '@/app/site-frame';

export default async function SiteLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  return <SiteFrame lng={await lngOf(props)}>{props.children}</SiteFrame>;
}
