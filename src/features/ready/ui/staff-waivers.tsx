import type { ReadinessView } from '@/features/ready/schema';
import type { WaiversView } from '@/features/ready/waiver/schema';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { buttonClass } from '@/ui/action/button-shape';
import { Panel } from '@/ui/show/panel';
import css from './ready-list.module.css';
import { RecordWaiver } from './record-waiver';

type Waiver = WaiversView[number];
type WaiverProps = { lng: Locale; uuid: string; name: string; waiver: Waiver };

async function SignedLine({ lng, uuid, name, waiver }: WaiverProps) {
  const { t } = await getT(lng, 'papers-admin');
  const about = { date: formatDay(waiver.signed_on, lng, 'medium'), name: waiver.name };
  const until = waiver.valid_until;
  return (
    <>
      <p className={css.missing}>
        {t(waiver.on_paper ? 'staff.paper' : 'staff.signed', about)}
        {' · '}
        {!waiver.is_valid && t('staff.outdated')}
        {waiver.is_valid && until && t('staff.validUntil', { date: formatDay(until, lng, 'medium') })}
        {waiver.is_valid && !until && t('staff.validOnce')}
      </p>
      <div className={css.row}>
        <a
          className={buttonClass({ size: 's' })}
          href={`/api/admins/orders/${uuid}/divers/${waiver.position}/waiver.pdf?lang=${lng}`}
          download="waiver.pdf"
          aria-label={t('staff.pdfOf', { name })}
        >
          {t('staff.pdf')}
        </a>
      </div>
    </>
  );
}

type Props = {
  lng: Locale;
  order: { uuid: string; divers: readonly { full_name: string }[] };
  readiness: ReadinessView;
  waivers: WaiversView;
};

/** The waivers of an order, and what staff record of those on paper. */
export async function StaffWaivers({ lng, order: { uuid, divers }, readiness, waivers }: Props) {
  const { t } = await getT(lng, 'papers-admin');
  const { t: ready } = await getT(lng, 'ready');
  const signers = new Map(readiness.map(({ position, steps }) => [position, steps.includes('waiver')]));
  const rows = divers.flatMap(({ full_name }, position) => {
    const waiver = waivers.find((one) => one.position === position);
    const isOpen = signers.get(position) === true && !waiver?.is_valid;
    const name = full_name || ready('list.diver', { number: position + 1 });
    return waiver || isOpen ? [{ position, name, waiver, isOpen }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Panel title={t('staff.waiver')}>
      <Texts lng={lng} ns={['common', 'errors', 'papers-admin', 'ui']}>
        <ul className={css.divers}>
          {rows.map(({ position, name, waiver, isOpen }) => (
            <li key={position}>
              <p className={css.who}>
                <strong>{name}</strong>
              </p>
              {waiver && <SignedLine {...{ lng, uuid, name, waiver }} />}
              {isOpen && <RecordWaiver {...{ uuid, position, name }} />}
            </li>
          ))}
        </ul>
      </Texts>
    </Panel>
  );
}
