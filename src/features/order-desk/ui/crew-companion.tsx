import { type Companion, companionName } from '@/features/orders/domain/companions';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { classNames } from '@/ui/class-names';
import paper from '@/ui/show/paper.module.css';
import { ticks } from './crew-diver';
import css from './day-list.module.css';

/** A row of the day list for a companion, who does not dive. */
export async function CrewCompanion({ lng, companion }: { lng: Locale; companion: Companion }) {
  const { t } = await getT(lng, 'orders');
  const texts = { companion: t('companion'), companionOf: (name: string) => t('companionOf', { name }) };
  return (
    <tr>
      <th scope="row">{companionName(companion, texts)}</th>
      <td colSpan={3}>{t('seatOnly')}</td>
      {ticks.map((tick) => (
        <td key={tick} className={classNames(paper.tick, css.tick)}>
          <span />
        </td>
      ))}
    </tr>
  );
}
