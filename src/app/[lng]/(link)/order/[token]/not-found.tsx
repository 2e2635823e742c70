import { lng as rootLng } from 'next/root-params';
import { OverLink } from '@/features/orders/links/ui/over-link';
import { toLocale } from '@/shared/locale/locales';

export default async function NotFound() {
  return <OverLink lng={toLocale(await rootLng())} />;
}
