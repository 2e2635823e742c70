import './site-styles';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getT } from '@/i18n/server';
import { toLocale } from '@/shared/locale/locales';
import { NotFoundPanel } from '@/ui/feedback/not-found-panel';
import { HtmlDocument } from './html-document';
import { SiteFrame } from './site-frame';

/** The proxy passes the language in a header, because a page that does not exist has no parameters. */
const language = async () => toLocale((await headers()).get('x-locale'));

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT(await language(), 'common');
  return { title: t('notFound.short'), robots: { index: false } };
}

export default async function GlobalNotFound() {
  const lng = await language();
  return (
    <HtmlDocument lng={lng}>
      <SiteFrame lng={lng}>
        <NotFoundPanel lng={lng} path={(await headers()).get('x-path') ?? undefined} />
      </SiteFrame>
    </HtmlDocument>
  );
}
