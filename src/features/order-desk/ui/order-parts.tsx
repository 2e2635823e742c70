import type { StaffOrderView } from '@/features/order-desk/schema';
import { AddOnFacts } from '@/features/orders/ui/add-on-facts';
import { companionFacts } from '@/features/orders/ui/companion-facts';
import { DiverCard } from '@/features/orders/ui/diver-card';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { PhoneLine } from '@/ui/show/contact-links';
import { Facts } from '@/ui/show/facts';
import { Panel } from '@/ui/show/panel';

type Props = {
  lng: Locale;
  order: StaffOrderView;
  /** Opens every section, as in print. */
  unfolded?: boolean;
};

/** The divers, add-ons, emergency contact and inquiry of an order. */
export async function OrderParts({ lng, order, unfolded }: Props) {
  const { t } = await getT(lng, 'orders');
  const { emergency_contact: contact, add_ons: addOns, inquiry, open_forms } = order;
  const divers = order.divers.map((diver, index) => ({ diver, number: index + 1 }));
  const contactFacts = contact && [
    { label: t('contact.name'), value: contact.name },
    { label: t('contact.phone'), value: <PhoneLine phone={contact.phone} /> },
    contact.relationship && { label: t('contact.relationship'), value: contact.relationship },
    contact.message && { label: t('contact.message'), value: contact.message },
  ];
  return (
    <>
      <Panel title={t('part.divers')}>
        {divers.map(({ diver, number }) => (
          <DiverCard
            key={number}
            lng={lng}
            diver={diver}
            number={number}
            addOns={addOns}
            {...(unfolded && { unfolded })}
          />
        ))}
        <Facts facts={companionFacts(order, t)} />
      </Panel>
      {addOns.length > 0 && (
        <Panel title={t('part.addOns')}>
          <AddOnFacts lng={lng} order={order} />
        </Panel>
      )}
      <Panel title={t('part.emergency')}>
        {contactFacts ? (
          <Facts facts={contactFacts.filter((fact) => typeof fact === 'object' && fact !== null)} />
        ) : (
          <p>{t(open_forms.emergency_contact ? 'openEmergency' : 'noEmergency')}</p>
        )}
      </Panel>
      {inquiry && (
        <Panel title={t('part.inquiry')}>
          <p>{inquiry}</p>
        </Panel>
      )}
    </>
  );
}
