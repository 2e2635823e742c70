import '@/app/site-styles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Dialogs, Menus, Messages } from '@/app/[lng]/dev/kit/_parts/answers';
import { Buttons, Colours, Type } from '@/app/[lng]/dev/kit/_parts/basics';
import { Cards } from '@/app/[lng]/dev/kit/_parts/cards';
import { Depths } from '@/app/[lng]/dev/kit/_parts/depths';
import { Editing } from '@/app/[lng]/dev/kit/_parts/editing';
import { Fields } from '@/app/[lng]/dev/kit/_parts/fields';
import { Figures, Order } from '@/app/[lng]/dev/kit/_parts/figures';
import { Lists } from '@/app/[lng]/dev/kit/_parts/lists';
import { Empty, Failed, Shells, Waiting } from '@/app/[lng]/dev/kit/_parts/states';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { siteLinks } from '@/app/site-links';
import { env } from '@/env';
import { getT } from '@/i18n/server';
import { Texts } from '@/i18n/texts';
import { localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { Page } from '@/ui/layout/page';
import { Section } from '@/ui/layout/section';
import { OrderShell } from '@/ui/shells/order-shell';
import { KitProvider } from '@/ui/theme/kit-provider';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false } };

const parts = {
  colours: Colours,
  type: Type,
  buttons: Buttons,
  fields: Fields,
  editing: Editing,
  messages: Messages,
  dialogs: Dialogs,
  menus: Menus,
  pictures: Cards,
  facts: Figures,
  order: Order,
  tables: Lists,
  waiting: Waiting,
  empty: Empty,
  failed: Failed,
  shells: Shells,
} as const;

/** Demo mode only: shows each component of the kit in each state, for viewing and for tests. */
export default async function KitPage(props: PageProps) {
  if (env.APP_MODE !== 'demo') notFound();
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'kit');
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return (
    <Texts lng={lng} ns={['common', 'countries', 'errors', 'kit', 'ui']}>
      <KitProvider>
        <OrderShell
          lng={lng}
          shop={await getShop()}
          site={await siteLinks(lng)}
          back={{ href: localePath(lng, '/'), label: t('home') }}
        >
          <Page title={t('title')} intro={t('intro')}>
            {names.map((name) => {
              const Part = parts[name];
              return (
                <Section key={name} id={name} title={t(`section.${name}`)}>
                  <Part lng={lng} />
                </Section>
              );
            })}
          </Page>
        </OrderShell>
        <Depths lng={lng} />
      </KitProvider>
    </Texts>
  );
}
