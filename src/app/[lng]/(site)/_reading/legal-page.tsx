import { pageMetadata } from '@/app/page-metadata';
import { addressOf } from '@/features/settings/texts/domain/addresses';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { publicCalls } from '@/trpc/public';
import { Band } from '@/ui/layout/band';
import type { PictureSource } from '@/ui/show/art';
import { Articles } from './articles';
import { InEnglish } from './in-english';
import { PageHead } from './page-head';

type LegalText = 'privacy' | 'terms';

export async function legalMetadata(lng: Locale, page: LegalText) {
  const { title, description } = await publicCalls(lng).pages.text({ page });
  return pageMetadata({ lng, path: addressOf[page], title, description });
}

/** Shows terms article by article, with their effective date. */
export async function LegalPage({ lng, page, picture }: { lng: Locale; page: LegalText; picture: PictureSource }) {
  const { t } = await getT(lng, page);
  const text = await publicCalls(lng).pages.text({ page });
  const { title, lead, language, as_of } = text;
  return (
    <>
      <div lang={language}>
        <PageHead
          lng={lng}
          path={addressOf[page]}
          name={title}
          title={title}
          lead={lead}
          picture={picture}
          alt=""
          low
        />
      </div>
      <Band depth="surface">
        <InEnglish lng={lng} language={language} />
        <Articles contents={t('contents')} note={t('asOf', { date: formatDay(as_of, lng) })} text={text} />
      </Band>
    </>
  );
}
