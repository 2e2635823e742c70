'use client';
import { useT } from '@/i18n/client';
import { type FormHandle, valueAt } from '@/ui/form/form-handle';
import { NumberField } from '@/ui/form/number-field';
import { offSheet, onSheet, positionIn, wideView } from './bali-sheet';
import { openMapLink } from './map-pin';
import css from './position-field.module.css';
import { SheetDrawing } from './sheet-drawing';

/** Sets a position by a click on the drawn map or in number fields. */
export function PositionField({ form }: { form: FormHandle }) {
  const { t } = useT('catalogue-admin');
  const [latitude, longitude] = [valueAt(form.getValues(), 'latitude'), valueAt(form.getValues(), 'longitude')];
  const position = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
  const pin = position && onSheet(position);
  const put = (clientX: number, clientY: number, box: DOMRect) => {
    const x = ((clientX - box.left) / box.width) * wideView.width;
    const y = ((clientY - box.top) / box.height) * wideView.height;
    const there = offSheet({ x, y });
    form.setFieldValue('latitude', there.latitude as never);
    form.setFieldValue('longitude', there.longitude as never);
  };
  return (
    <div className={css.field}>
      <button
        type="button"
        className={css.map}
        aria-label={t('field.pointAt')}
        // Keyboard users have the number fields below.
        tabIndex={-1}
        onClick={({ clientX, clientY, currentTarget }) => put(clientX, clientY, currentTarget.getBoundingClientRect())}
      >
        <SheetDrawing view={wideView} />
        {pin && <span className={css.pin} style={positionIn(wideView, pin)} />}
      </button>
      <div className={css.numbers}>
        <NumberField form={form} path="latitude" label={t('field.latitude')} digits={6} step={0.001} required />
        <NumberField form={form} path="longitude" label={t('field.longitude')} digits={6} step={0.001} required />
      </div>
      {position && (
        <p>
          <a href={openMapLink(position)} target="_blank" rel="noreferrer">
            {t('field.openMap')}
          </a>
        </p>
      )}
    </div>
  );
}
