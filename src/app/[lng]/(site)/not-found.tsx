import '@/app/site-styles';
import { lng } from 'next/root-params';
import { toLocale } from '@/shared/locale/locales';
import { NotFoundPanel } from '@/ui/feedback/not-found-panel';

export default async function NotFound() {
  return <NotFoundPanel lng={toLocale(await lng())} />;
}
