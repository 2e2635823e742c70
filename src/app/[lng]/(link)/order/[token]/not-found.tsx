import { lng as rootLng } from 'next/root-params';
import { OverLink } from '@/features/order-pages/links/ui/over-link';
import { toLocale } from '@/shared/locale/locales';

export default async function NotFound() {
  return <OverLink lng={toLocale(await rootLng())} />;
}
