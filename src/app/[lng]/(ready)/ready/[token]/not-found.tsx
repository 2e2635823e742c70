import { lng as rootLng } from 'next/root-params';
import { OverReadyLink } from '@/features/ready/ui/over-ready-link';
import { toLocale } from '@/shared/locale/locales';

export default async function NotFound() {
  return <OverReadyLink lng={toLocale(await rootLng())} />;
}
