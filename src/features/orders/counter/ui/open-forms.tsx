import type { StaffOrderView } from '@/features/orders/admin/schema';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { Panel } from '@/ui/show/panel';
import { EmergencyForm } from './emergency-form';
import { FillInForm } from './fill-in-form';

/** What the forms of an order that goes on still need, to be filled in by the staff. */
export async function OpenForms({ lng, order }: { lng: Locale; order: StaffOrderView }) {
  const { t } = await getT(lng, 'orders-admin');
  const { divers, emergency_contact: isOpen } = order.open_forms;
  const goesOn = order.items.some(({ state }) => state === 'booked');
  if (!goesOn || (divers.length === 0 && !isOpen)) return null;
  return (
    <Panel title={t('open.title')}>
      <Texts lng={lng} ns={['booking', 'common', 'errors', 'orders', 'orders-admin', 'ui']}>
        {divers.map(({ position, fields }) => (
          <FillInForm key={position} order={order} position={position} fields={fields} />
        ))}
        {isOpen && <EmergencyForm uuid={order.uuid} />}
      </Texts>
    </Panel>
  );
}
