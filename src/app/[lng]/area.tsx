import type { ReactNode } from 'react';
import type { Namespace } from '@/i18n/resources';
import { Texts } from '@/i18n/texts';
import type { Locale } from '@/shared/locale/locales';
import { onScreen } from '@/shared/shop/on-screen';
import { ShopValues } from '@/shop/client';
import { getShop } from '@/shop/server';
import { Calls } from '@/trpc/react';
import { SavedNotice } from '@/ui/feedback/saved-notice';
import { KitProvider } from '@/ui/theme/kit-provider';

/** Provides the forms, dialogs and calls that pages behind a sign-in need and public pages do not. */
export async function Area(props: { lng: Locale; ns?: readonly Namespace[]; children: ReactNode }) {
  return (
    <Texts lng={props.lng} ns={['common', 'errors', 'accounts', ...(props.ns ?? [])]}>
      <Calls lng={props.lng}>
        <ShopValues shop={onScreen(await getShop(), props.lng)}>
          <KitProvider>
            {props.children}
            <SavedNotice />
          </KitProvider>
        </ShopValues>
      </Calls>
    </Texts>
  );
}
