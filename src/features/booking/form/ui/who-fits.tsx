'use client';
import { TextInput } from '@mantine/core';
import { levelName } from '@/features/booking/divers/domain/certification';
import { fitsOfParty, type PartyFit } from '@/features/booking/fit/domain/fits-of-party';
import { typedFitDiver } from '@/features/booking/fit/domain/typed-fit-diver';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { useShop } from '@/shop/client';
import { useBooking } from './booking-context';
import { useDraft, useDraftForm } from './draft-provider';
import { FitOpeners } from './fit-openers';
import { RefresherFirst } from './refresher-first';
import { useItems } from './use-items';
import css from './who-fits.module.css';

type Party = PartyFit<ProductDetail>;

/** States for each diver whether the booked days fit, and why; a button adds what opens them. */
export function WhoFits() {
  const { t } = useT('booking');
  const { agencies } = useShop();
  const items = useItems();
  const divers = useDraft((draft) => draft.divers);
  const booked = items.flatMap(({ sold, activity_date: day, divers: along, add_ons }) => {
    if (!sold || !day) return [];
    const isGuided = sold.add_ons.some(({ uuid, private_guide }) => private_guide && (add_ons[uuid] ?? 0) > 0);
    return [{ product: sold, day, divers: along, isGuided }];
  });
  const typed = divers.map((diver) => typedFitDiver(diver));
  const party = fitsOfParty(booked, typed, agencies);
  const nameOf = (position: number) =>
    divers[position]?.full_name.trim() || t('divers.number', { number: position + 1 });
  if (party.length === 0) return null;
  return (
    <section className={css.who} aria-labelledby="who-fits">
      <h3 id="who-fits">{t('fit.who')}</h3>
      <ul className={css.people}>
        {party.map((one) => (
          <li key={one.position} data-answer={one.answer}>
            <p className={css.person}>
              <strong>{nameOf(one.position)}</strong>
              <span className={css.answer}>{t(`fit.answer.${one.answer}`)}</span>
            </p>
            {one.reasons.map(({ key, count = 0, of }) => (
              <p key={key} className={css.reason}>
                {t(`fit.reason.${key}`, {
                  count,
                  level: levelName(typed[one.position]?.association ?? null, of.product.level),
                })}
              </p>
            ))}
            <FitOpeners of={one} diver={typed[one.position]} />
          </li>
        ))}
      </ul>
      <RefresherFirst />
      <Override party={party} />
    </section>
  );
}

/** Staff take divers along who do not fit yet, with a reason; age and level still refuse. */
function Override({ party }: { party: Party[] }) {
  const { t } = useT('booking');
  const { byStaff } = useBooking();
  const { set } = useDraftForm();
  const reason = useDraft((draft) => draft.fit_override ?? '');
  if (!byStaff || party.every(({ answer }) => answer !== 'not_yet')) return null;
  return (
    <TextInput
      label={t('fit.override')}
      description={t('fit.override_hint')}
      value={reason}
      maxLength={500}
      onChange={({ currentTarget: { value } }) => set('fit_override', value)}
    />
  );
}
