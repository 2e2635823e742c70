'use client';
import { lacksHotel } from '@/features/day-board/domain/lacks-hotel';
import type { PartyHere } from '@/features/day-board/planner/domain/parties-of';
import { useT } from '@/i18n/client';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatNearDay, formatTime } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';
import { PhoneLine } from '@/ui/show/contact-links';
import { useBoardContext } from './board-context';
import css from './people.module.css';

const THOUSAND = 1000;
const DAY_MS = 86_400_000;

/** The time, and the day of a hold that ends later than this time tomorrow. */
function holdEnd(end: Date, lng: Locale): string {
  const isSoon = end.getTime() - Date.now() < DAY_MS;
  return isSoon ? formatTime(end, lng) : `${formatNearDay(dayAt(end), lng)}, ${formatTime(end, lng)}`;
}

/** Hotel, phone and outstanding amount of an order; a split party names its first diver instead of the last two. */
export function PartyLine({ party: { order, divers, ledBy } }: { party: PartyHere }) {
  const { t, lng } = useT('outings-admin');
  const { board } = useBoardContext();
  const party = board.parties.find((one) => one.order === order);
  if (!party) return null;
  const { hotel, phone, pickup_area: area, to_pay: due } = party;
  const missing = area ? t('party.noHotel') : t('party.ownWay');
  const held = divers.find(({ held_until }) => held_until)?.held_until;
  return (
    <div className={css.party}>
      <span className={css.hotel} data-missing={lacksHotel(party) || undefined} title={hotel ?? undefined}>
        {hotel ?? missing}
      </span>
      {ledBy !== null ? (
        <span>{t('party.with', { name: ledBy })}</span>
      ) : (
        <>
          {phone && <PhoneLine phone={phone} />}
          <span className={css.pay} data-due={due > 0 || undefined} title={formatRupiah(due, lng)}>
            {due > 0
              ? t('party.due', { amount: numberFormat(lng, {}).format(Math.ceil(due / THOUSAND)) })
              : t('party.paid')}
            {held && <> · {t('party.held', { until: holdEnd(new Date(held), lng) })}</>}
          </span>
        </>
      )}
    </div>
  );
}
