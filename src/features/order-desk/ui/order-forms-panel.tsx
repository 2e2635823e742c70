import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { requiredFields } from '@/features/orders/domain/open-forms';
import { AddOnFacts } from '@/features/orders/ui/add-on-facts';
import { companionFacts } from '@/features/orders/ui/companion-facts';
import { DiverFacts } from '@/features/orders/ui/diver-card';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { PhoneLine } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';
import { Fold } from '@/ui/show/fold';
import { Panel } from '@/ui/show/panel';
import { AskForForms } from './ask-for-forms';
import css from './order-forms-panel.module.css';
import { StaffEmergency, StaffFillIn } from './staff-fill-in';

type Props = { lng: Locale; order: StaffOrderView };

const SHOWN_FIELDS = 3;

/** Lists each person and part of the forms on one line, which tells what is open and unfolds in place. */
export async function OrderFormsPanel({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: admin } = await getT(lng, 'orders-admin');
  const { t: booking } = await getT(lng, 'booking');
  const { uuid, divers, add_ons: addOns, emergency_contact: contact, inquiry, open_forms } = order;
  const goesOn = order.items.some(({ state }) => state === 'booked');
  const number = numberFormat(lng, {});
  const people = divers.map((diver, position) => {
    const open = goesOn ? (open_forms.divers.find((form) => form.position === position)?.fields ?? []) : [];
    return { diver, position, open, name: diver.full_name || t('openForms.diver', { number: position + 1 }) };
  });
  const open = people.reduce((sum, person) => sum + person.open.length, 0);
  const required = divers.reduce((sum, diver) => sum + requiredFields(diver).length, 0);
  const companions = companionFacts(order, t);
  const needsContact = goesOn && open_forms.emergency_contact;
  const stateOf = (count: number, total: number) =>
    count > 0
      ? {
          text: admin('forms.open', { open: number.format(count), total: number.format(total) }),
          tone: 'warning' as const,
        }
      : { text: admin('forms.complete'), tone: 'success' as const };
  const missing = (fields: readonly (typeof people)[number]['open'][number][]) =>
    fields
      .slice(0, SHOWN_FIELDS)
      .map((field) => booking(`diver.${field}`))
      .join(', ') + (fields.length > SHOWN_FIELDS ? ' …' : '');
  return (
    <Panel
      title={admin('forms.title')}
      flush
      actions={
        open > 0 && (
          <span className={css.open}>
            {admin('forms.allOpen', { open: number.format(open), total: number.format(required) })}
            <AskForForms name={order.customer.name} />
          </span>
        )
      }
    >
      <Texts lng={lng} ns={['booking', 'common', 'countries', 'errors', 'orders', 'orders-admin', 'ready', 'ui']}>
        {people.map((person) => (
          <Fold
            key={person.position}
            title={person.name}
            state={stateOf(person.open.length, requiredFields(person.diver).length)}
            hint={missing(person.open)}
          >
            {person.open.length > 0 && (
              <StaffFillIn
                uuid={uuid}
                country={phoneCountry([person.diver, ...divers])}
                position={person.position}
                title={person.name}
                fields={person.open}
              />
            )}
            <DiverFacts lng={lng} diver={person.diver} addOns={addOns} />
          </Fold>
        ))}
        <Fold
          title={t('part.emergency')}
          state={
            needsContact
              ? { text: t('openForms.missing_contact'), tone: 'warning' }
              : contact
                ? stateOf(0, 0)
                : undefined
          }
          hint={contact?.name ?? t(needsContact ? 'openEmergency' : 'noEmergency')}
        >
          {needsContact && <StaffEmergency uuid={uuid} country={phoneCountry(divers)} />}
          {contact && (
            <Facts
              facts={[
                { label: t('contact.name'), value: contact.name },
                { label: t('contact.phone'), value: <PhoneLine phone={contact.phone} /> },
                ...(contact.relationship ? [{ label: t('contact.relationship'), value: contact.relationship }] : []),
                ...(contact.message ? [{ label: t('contact.message'), value: contact.message }] : []),
              ]}
            />
          )}
        </Fold>
        {companions.length > 0 && (
          <Fold title={t('companions', { count: companions.length })} hint={t('seatOnly')}>
            <Facts facts={companions} />
          </Fold>
        )}
        {addOns.length > 0 && (
          <Fold title={t('part.addOns')} hint={addOns.map(({ name }) => name).join(', ')}>
            <AddOnFacts lng={lng} order={order} />
          </Fold>
        )}
        {inquiry && (
          <Fold title={t('part.inquiry')} hint={inquiry}>
            <p>{inquiry}</p>
          </Fold>
        )}
      </Texts>
    </Panel>
  );
}
