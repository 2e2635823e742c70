import type { ReactNode } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { OfficeLink } from '@/ui/access/office-link';

/** Not prefetched: reading divers' data is audited, so the page loads only when somebody opens it. */
export const OrderLink = ({ lng, uuid, children }: { lng: Locale; uuid: string; children: ReactNode }) => (
  <OfficeLink lng={lng} path={`/admin/orders/${uuid}/detail`}>
    {children}
  </OfficeLink>
);
