import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import { peopleBooked } from '@/features/orders/domain/people-booked';
import type { OrderView } from '@/features/orders/schema';
import { formsAnchor } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { Panel } from '@/ui/show/panel';
import { OwnEmergency, OwnFillIn } from './own-fill-in';
import css from './own-open-forms.module.css';

type Props = { lng: Locale; order: OrderView };

/** The people of an order with complete forms, and the open forms of the others. */
export async function OwnOpenForms({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders');
  const { divers, emergency_contact: nobody } = order.open_forms;
  const openOf = (position: number) => divers.find((form) => form.position === position);
  const people = peopleBooked(order);
  const forms = people.map((person) => {
    const position = order.divers.indexOf(person);
    const name = person.full_name || t('openForms.diver', { number: position + 1 });
    return { position, name, country: phoneCountry([person, ...people]), open: openOf(position) };
  });
  if (forms.every(({ open }) => !open) && !nobody) return null;
  return (
    <Panel id={formsAnchor} title={t('openForms.title')}>
      <p>{t('openForms.lead', { date: formatDay(order.activity_date, lng, 'full') })}</p>
      <Texts lng={lng} ns={['booking', 'common', 'countries', 'errors', 'orders', 'ui']}>
        <ul className={css.people}>
          {forms.map(({ position, name, country, open }) => (
            <li key={position}>
              {open ? (
                <details className={css.form}>
                  <State name={name} state={t('openForms.missing', { count: open.fields.length })} />
                  <OwnFillIn
                    uuid={order.uuid}
                    country={country}
                    position={position}
                    title={name}
                    fields={open.fields}
                  />
                </details>
              ) : (
                <State as="p" name={name} state={t('openForms.complete')} isComplete />
              )}
            </li>
          ))}
          <li>
            {nobody ? (
              <details className={css.form}>
                <State name={t('openForms.emergencyContact')} state={t('openForms.missing_contact')} />
                <OwnEmergency uuid={order.uuid} country={phoneCountry(people)} />
              </details>
            ) : (
              <State as="p" name={t('openForms.emergencyContact')} state={t('openForms.complete')} isComplete />
            )}
          </li>
        </ul>
      </Texts>
    </Panel>
  );
}

type StateProps = { as?: 'summary' | 'p'; name: string; state: string; isComplete?: boolean };

function State({ as: Line = 'summary', name, state, isComplete = false }: StateProps) {
  return (
    <Line className={css.line}>
      {isComplete ? (
        <IconCircleCheckFilled className={css.complete} aria-hidden="true" />
      ) : (
        <IconCircleDashed aria-hidden="true" />
      )}
      <strong>{name}</strong> <span className={css.state}>{state}</span>
    </Line>
  );
}
