import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { Panel } from '@/ui/show/panel';
import { StaffEmergency, StaffFillIn } from './staff-fill-in';

/** The missing fields in the forms of an open order, for staff to fill in. */
export async function OpenForms({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { t } = await getT(lng, 'orders');
  const { divers, emergency_contact: isOpen } = order.open_forms;
  const goesOn = order.items.some(({ state }) => state === 'booked');
  if (!goesOn || (divers.length === 0 && !isOpen)) return null;
  return (
    <Panel title={t('openForms.title')}>
      <Texts lng={lng} ns={['booking', 'common', 'countries', 'errors', 'orders', 'orders-admin', 'ui']}>
        {divers.map(({ position, fields }) => (
          <StaffFillIn
            key={position}
            uuid={order.uuid}
            country={phoneCountry([order.divers[position], ...order.divers])}
            position={position}
            title={order.divers[position]?.full_name || t('openForms.diver', { number: position + 1 })}
            fields={fields}
          />
        ))}
        {isOpen && <StaffEmergency uuid={order.uuid} country={phoneCountry(order.divers)} />}
      </Texts>
    </Panel>
  );
}
