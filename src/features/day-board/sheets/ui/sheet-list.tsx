import { levelName } from '@/features/booking/divers/domain/certification';
import type { Sheet, SheetCompanion, SheetDiver, SheetsView } from '@/features/day-board/sheets/schema';
import { companionName } from '@/features/orders/domain/companions';
import { getT } from '@/i18n/server';
import { capitalise } from '@/shared/locale/capitalise';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { isEastAsian } from '@/shared/locale/name-order';
import { formatRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { classNames } from '@/ui/class-names';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PhoneLine } from '@/ui/show/contact-links';
import paper from '@/ui/show/paper.module.css';
import css from './sheet-list.module.css';

/** The guests that fit one page at the usual size; larger groups are printed smaller. */
const FIT_ONE_PAGE = 12;

/** One sheet of paper for each outing. */
export async function SheetList({ lng, view }: { lng: Locale; view: SheetsView }) {
  const { t } = await getT(lng, 'outings-admin');
  if (view.sheets.length === 0) return <EmptyState title={t('board.none')} hint={t('board.noneHint')} />;
  return (
    <div className={paper.list}>
      {view.sheets.map((sheet) => (
        <SheetPaper
          key={`${sheet.vehicle} ${sheet.parts} ${sheet.groups[0]?.title}`}
          lng={lng}
          sheet={sheet}
          date={view.date}
        />
      ))}
    </div>
  );
}

async function SheetPaper({ lng, sheet, date }: { lng: Locale; sheet: Sheet; date: string }) {
  const { t } = await getT(lng, 'outings-admin');
  const { vehicle, time, parts, captain, people, groups, companions } = sheet;
  const isDense = people > FIT_ONE_PAGE;
  const about = [
    formatDay(date, lng, 'full'),
    time && clockTime(lng, time),
    t(`dayPart.${parts.join('_')}` as 'dayPart.morning'),
    captain && t('list.captain', { name: captain }),
    t('board.people', { count: people }),
  ];
  return (
    <section className={classNames(paper.sheet, css.sheet, isDense && css.dense)}>
      <h2>
        {vehicle ?? groups[0]?.title ?? t('board.onLand')}
        <span>{about.filter(Boolean).join(' · ')}</span>
      </h2>
      {[...groups.entries()].map(([number, group]) => (
        <Group key={number} lng={lng} group={group} vehicle={isDense ? vehicle : null} />
      ))}
      {companions.length > 0 && <Companions lng={lng} companions={companions} />}
    </section>
  );
}

/** Companions count as aboard and do not dive, so there is no dive to tick. */
async function Companions({ lng, companions }: { lng: Locale; companions: SheetCompanion[] }) {
  const { t } = await getT(lng, 'outings-admin');
  const { t: words } = await getT(lng, 'orders');
  const texts = { companion: words('companion'), companionOf: (name: string) => words('companionOf', { name }) };
  return (
    <table className={classNames(paper.table, css.divers)}>
      <caption>{words('seatOnly')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('companion')}</th>
          <th scope="col">{t('sheet.emergency')}</th>
        </tr>
      </thead>
      <tbody>
        {[...companions.entries()].map(([number, companion]) => (
          <tr key={number}>
            <th scope="row">{companionName(companion, texts)}</th>
            <td>
              <Emergency contact={companion} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Contact = Pick<SheetDiver, 'emergency_name' | 'emergency_phone' | 'emergency_relationship'>;

/** The emergency contact and their relation to the guest. */
function Emergency({ contact }: { contact: Contact }) {
  const { emergency_name: name, emergency_phone: phone, emergency_relationship: relationship } = contact;
  if (!phone) return '–';
  return (
    <>
      {[name, relationship].filter(Boolean).join(', ')} <PhoneLine phone={phone} />
    </>
  );
}

type GroupProps = {
  lng: Locale;
  group: Sheet['groups'][number];
  /** Repeated, since the group may be on a second page. */
  vehicle: string | null;
};

async function Group({ lng, group, vehicle }: GroupProps) {
  const { t } = await getT(lng, 'outings-admin');
  const { title, leader, dives, divers } = group;
  const numbers = Array.from({ length: dives }, (_, number) => number + 1);
  return (
    <table className={classNames(paper.table, css.divers)}>
      <caption>{[vehicle, title, leader ?? t('board.nobody')].filter(Boolean).join(' · ')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sheet.diver')}</th>
          <th scope="col">{t('sheet.level')}</th>
          <th scope="col">{t('sheet.sizes')}</th>
          <th scope="col">{t('sheet.diet')}</th>
          <th scope="col">{t('sheet.toPay')}</th>
          {numbers.map((number) => (
            <th key={number} scope="col">
              {t('sheet.dive', { number })}
            </th>
          ))}
        </tr>
      </thead>
      {divers.map((diver) => (
        <Diver key={`${diver.item} ${diver.diver}`} lng={lng} diver={diver} dives={numbers} />
      ))}
    </table>
  );
}

/** Two rows for each diver: the facts, then hotel, equipment, emergency contact and a line for remarks. */
async function Diver({ lng, diver, dives }: { lng: Locale; diver: SheetDiver; dives: number[] }) {
  const { t } = await getT(lng, 'outings-admin');
  const { t: booking } = await getT(lng, 'booking');
  const { name, level, association, language, dietary_restriction: diet, to_pay } = diver;
  const about = [
    diver.booked_by && t('sheet.bookedBy', { name: diver.booked_by }),
    language && languageIn(lng, language),
  ];
  const flags = [
    diver.minor && t('flag.minor'),
    diver.first_dive && t('flag.firstDive'),
    diver.private_guide && t('flag.privateGuide'),
    diver.physician && t('flag.physician'),
    diver.ready === 'needs_us' && t('flag.needsUs'),
    (diver.ready === 'started' || diver.ready === 'not_started') && t('flag.notReady'),
  ].filter(Boolean);
  const shoe = diver.shoe_size && `${diver.shoe_size} ${diver.shoe_size_system}`;
  const sizes = [diver.height_cm, diver.weight_kg, shoe].map((size) => size ?? '–');
  return (
    <tbody className={css.diver}>
      <tr>
        <th scope="rowgroup" rowSpan={2}>
          <bdi className={isEastAsian(name) ? css.characters : undefined}>{name || t('board.unnamed')}</bdi>{' '}
          <span>{about.filter(Boolean).join(' · ')}</span> {flags.length > 0 && <strong>{flags.join(', ')}</strong>}
        </th>
        <td>{level === 'none' ? t('list.notCertified') : levelName(association, level)}</td>
        <td>{sizes.join(' / ')}</td>
        <td>{diet === null ? '?' : diet === 'none' ? '–' : booking(`diet.${diet}`)}</td>
        <td>{to_pay ? formatRupiah(to_pay, lng) : '–'}</td>
        {dives.map((number) => (
          <td key={number} className={paper.tick}>
            <span />
          </td>
        ))}
      </tr>
      <Remarks lng={lng} diver={diver} columns={FACTS + dives.length} />
    </tbody>
  );
}

/** The columns between the diver and the dives. */
const FACTS = 4;

async function Remarks({ lng, diver, columns }: { lng: Locale; diver: SheetDiver; columns: number }) {
  const { t } = await getT(lng, 'outings-admin');
  const { t: booking } = await getT(lng, 'booking');
  const { hotel, pickup_area: area, rented, own_equipment: own, fees } = diver;
  const brings =
    own &&
    t(own.length > 0 ? 'sheet.brings' : 'sheet.bringsNothing', {
      pieces: formatList(
        lng,
        own.map((one) => booking(`kit.${one}`)),
      ),
    });
  const equipment =
    rented &&
    (rented.length > 0 ? t('sheet.rents', { names: formatList(lng, rented) }) : !brings && t('sheet.ownEquipment'));
  return (
    <tr>
      <td colSpan={columns}>
        <span className={css.remarks}>
          <span>
            {hotel ? `${t('sheet.hotel')}: ${hotel}` : capitalise(lng, t(area ? 'party.noHotel' : 'party.ownWay'))}
          </span>
          {equipment && <span>{equipment}</span>}
          {brings && <span>{brings}</span>}
          {fees.map(({ name: fee, amount, payment }) => (
            <span key={fee}>
              {t(payment === 'on_site' ? 'sheet.feeAtGate' : 'sheet.feeCollected', {
                fee,
                amount: formatRupiah(amount, lng),
              })}
            </span>
          ))}
          <span>
            {t('sheet.emergency')}: <Emergency contact={diver} />
          </span>
          <span className={css.line}>{t('sheet.remarks')}</span>
        </span>
      </td>
    </tr>
  );
}
