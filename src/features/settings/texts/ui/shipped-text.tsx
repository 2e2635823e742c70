'use client';
import css from '@/features/settings/ui/settings.module.css';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';

type Props = { inEnglish: boolean; onPreview: () => void; onWrite: () => void };

/** Previews the text shown in a language that the shop has not written. */
export function ShippedText({ inEnglish, onPreview, onWrite }: Props) {
  const { t } = useT('settings-admin');
  return (
    <div className={css.fields}>
      <p>{inEnglish ? t('texts.englishHint') : t('texts.shippedHint')}</p>
      <div className={css.ticks}>
        <Button size="s" look="solid" onClick={onWrite}>
          {t('texts.write')}
        </Button>
        <Button size="s" onClick={onPreview}>
          {t('texts.preview')}
        </Button>
      </div>
    </div>
  );
}
