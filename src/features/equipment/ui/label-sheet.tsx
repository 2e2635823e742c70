import type { Label } from '@/features/equipment/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { EmptyState } from '@/ui/feedback/empty-state';
import { QrCode } from '@/ui/show/qr-code';
import css from './label-sheet.module.css';

/** Labels with cut lines, 24 on an A4 page. */
export async function LabelSheet({ lng, labels }: { lng: Locale; labels: Label[] }) {
  const { t } = await getT(lng, 'equipment-admin');
  if (labels.length === 0) return <EmptyState title={t('labels.none')} />;
  return (
    <ul className={css.sheet}>
      {labels.map(({ uuid, tag, kind, size }) => (
        <li key={uuid} className={css.label}>
          <QrCode className={css.code} text={tag} label={t('labels.code', { tag })} />
          <span>
            <strong>{tag}</strong>
            {[t(`kind.${kind}`), size].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
