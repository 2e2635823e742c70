import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
// Imported in the order of site-styles.ts: otherwise the error page would put its own styles first, and the bundler
// would create more sheets.
import '@/ui/feedback/navigation-progress.module.css';
import '@/ui/feedback/offline-notice.module.css';
import '@/ui/theme/fonts';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { firstScript } from '@/shared/site/first-script';
import { ErrorTextsProvider } from '@/ui/feedback/error-page';
import { NavigationProgress } from '@/ui/feedback/navigation-progress';
import { NoticeHost } from '@/ui/feedback/notice-host';
import { OfflineNotice } from '@/ui/feedback/offline-notice';
import { DeferredLayout } from '@/ui/layout/deferred-layout';
import { fontClasses } from '@/ui/theme/fonts';

/** Wraps every page with language, typefaces, colour scheme and overlays. */
export async function HtmlDocument(props: { lng: Locale; children: ReactNode }) {
  const { lng } = props;
  const { t } = await getT(lng, 'common');
  const errorTexts = {
    message: t('error.message'),
    unavailable: t('unavailable.message'),
    retry: t('error.retry'),
    home: t('error.home'),
    homeHref: localePath(lng, '/'),
  };
  const noticeTexts = {
    region: t('notice.region'),
    close: t('notice.close'),
    success: t('notice.success'),
    error: t('notice.error'),
  };
  return (
    <html lang={lng} dir="ltr" className={fontClasses} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script>{firstScript}</script>
      </head>
      <body>
        <DeferredLayout />
        <NavigationProgress label={t('shell.loadingPage')} />
        <ErrorTextsProvider value={errorTexts}>{props.children}</ErrorTextsProvider>
        <OfflineNotice text={t('offline')} />
        <NoticeHost texts={noticeTexts} />
      </body>
    </html>
  );
}
