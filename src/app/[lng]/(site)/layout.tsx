import '../../site-styles';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../site-frame';
import { lngOf } from '../lng';

export default async function SiteLayout(props: { children: ReactNode; params: Promise<{ lng: string }> }) {
  return <SiteFrame lng={await lngOf(props)}>{props.children}</SiteFrame>;
}
