'use client';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { useEffect, useState } from 'react';
import { toLocale } from '@/shared/locale/locales';
import { ErrorPage } from '@/ui/feedback/error-page';
import type { ErrorTexts } from '@/ui/feedback/error-texts';

/** Shown when even the layout fails. Its texts are loaded only then. */
export default function GlobalError(props: { error: Error; reset: () => void }) {
  const [texts, setTexts] = useState<ErrorTexts>();
  const [lng, setLng] = useState(toLocale(null));
  useEffect(() => {
    const spoken = toLocale(location.pathname.split('/')[1]);
    setLng(spoken);
    import('@/ui/feedback/last-words').then(({ lastWords }) => setTexts(lastWords(spoken)));
  }, []);
  return (
    <html lang={lng}>
      <body>
        <ErrorPage error={props.error} retry={props.reset} texts={texts} />
      </body>
    </html>
  );
}
