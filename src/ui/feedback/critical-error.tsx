'use client';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { firstFolder, type Locale, localePath, toLocale } from '@/shared/locale/locales';
import de from '../../../public/locales/de/common.json';
import en from '../../../public/locales/en/common.json';
import id from '../../../public/locales/id/common.json';
import ja from '../../../public/locales/ja/common.json';
import zh from '../../../public/locales/zh/common.json';
import { ErrorPage, type ErrorTexts } from './error-page';

const spoken: Record<Locale, typeof en> = { en, id, ja, zh, de };

function textsIn(lng: Locale): ErrorTexts {
  const { error, unavailable } = spoken[lng];
  return { ...error, unavailable: unavailable.message, homeHref: localePath(lng, '/') };
}

/** The error page when the root layout, which normally supplies its texts, has failed. */
export function CriticalError(props: { error: unknown; retry: () => void }) {
  const lng = toLocale(firstFolder(location.pathname));
  return (
    <html lang={lng}>
      <body>
        <ErrorPage {...props} texts={textsIn(lng)} />
      </body>
    </html>
  );
}
