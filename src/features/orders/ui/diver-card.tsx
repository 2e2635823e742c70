import { getT } from '@/i18n/server';
import { Facts } from '@/ui/show/facts';
import css from './diver-card.module.css';
import { type DiverFactsProps, diverFacts } from './diver-facts';

type Props = DiverFactsProps & { number: number; unfolded?: boolean };

/** A diver with everything the form asks for, also what was not given. */
export async function DiverCard({ lng, diver, number, addOns, unfolded = number === 1 }: Props) {
  const { t } = await getT(lng, 'orders');
  const { person, certification } = await diverFacts({ lng, diver, addOns });
  const nothing = t('diver.notGiven');
  const shown = (facts: typeof person) => facts.map(({ label, value }) => ({ label, value: value ?? nothing }));
  return (
    <details className={css.card} open={unfolded}>
      <summary>
        <span className={css.number}>{t('part.diver', { number })}</span>
        <strong>{diver.full_name || nothing}</strong>
      </summary>
      <Facts facts={shown(person)} />
      <h3>{t('part.certification')}</h3>
      <Facts facts={shown(certification)} />
    </details>
  );
}
