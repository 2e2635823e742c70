import { getT } from '@/i18n/server';
import { Facts } from '@/ui/show/facts';
import css from './diver-card.module.css';
import { type DiverFactsProps, diverFacts } from './diver-facts';

/** A diver with everything the form asks for, also what was not given. */
export async function DiverFacts(props: DiverFactsProps) {
  const { t } = await getT(props.lng, 'orders');
  const { person, certification } = await diverFacts(props);
  const nothing = t('diver.notGiven');
  const shown = (facts: typeof person) => facts.map(({ label, value }) => ({ label, value: value ?? nothing }));
  return (
    <>
      <Facts facts={shown(person)} />
      <h3>{t('part.certification')}</h3>
      <Facts facts={shown(certification)} />
    </>
  );
}

type Props = DiverFactsProps & { number: number; unfolded?: boolean };

export async function DiverCard({ number, unfolded = number === 1, ...rest }: Props) {
  const { t } = await getT(rest.lng, 'orders');
  return (
    <details className={css.card} open={unfolded}>
      <summary>
        <span className={css.number}>{t('part.diver', { number })}</span>
        <strong>{rest.diver.full_name || t('diver.notGiven')}</strong>
      </summary>
      <DiverFacts {...rest} />
    </details>
  );
}
