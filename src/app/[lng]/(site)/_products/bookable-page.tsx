import type { ComponentProps } from 'react';
import { hasSunfish, sunfishMonths } from '@/features/availability/sea/domain/sunfish';
import { otherProducts } from '@/features/booking/box/domain/other-products';
import { boxTexts } from '@/features/booking/box/ui/box-texts';
import { isPerPerson } from '@/features/booking/domain/people';
import { ruleGaps } from '@/features/catalogue/domain/price-rule-lines';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductDetail } from '@/features/catalogue/schema';
import { ProductPage } from '@/features/catalogue/storefront/ui/product-page';
import { ViewedRecorder } from '@/features/catalogue/storefront/ui/viewed-recorder';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { monthName } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import { publicCalls } from '@/trpc/public';
import { PageBar } from './page-bar';
import { PageBookingProvider } from './page-booking';
import { PageBox, PagePriceRules } from './page-box';

const monthsOfSunfish = (lng: Locale) => {
  const { before, first, last, after } = sunfishMonths;
  const name = (month: number) => monthName(month, lng);
  return { before: name(before), first: name(first), last: name(last), after: name(after) };
};

/** Products that a party of any size can book instead; empty for a product open to any party. */
async function othersFor(lng: Locale, product: ProductDetail) {
  if (isPerPerson(product)) return [];
  const products = await publicCalls(lng).catalogue.products({ kinds: [product.kind] });
  return otherProducts(products, product).map((other) => ({
    slug: other.slug,
    title: typeset(other.title),
    path: productPath(other),
  }));
}

async function boxProps(lng: Locale, product: ProductDetail) {
  const { t } = await getT(lng, 'booking');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const { slug, duration_days, divers_per_package, allow_half_package, max_quantity } = product;
  const sold = {
    ...{ slug, title: typeset(product.title), duration_days, divers_per_package, allow_half_package, max_quantity },
    variants: product.variants.map(({ uuid, name }) => ({ uuid, name: typeset(name) })),
  };
  const { identity } = await getShop();
  return {
    lng,
    product: sold,
    texts: boxTexts(t, sold),
    season: hasSunfish(product.area) ? catalogue('box.sunfish', monthsOfSunfish(lng)) : null,
    others: await othersFor(lng, product),
    whatsApp: identity.whats_app,
  };
}

type Props = Omit<ComponentProps<typeof ProductPage>, 'booking'>;

/** A product's page, with its booking box and bar if it can be booked online. */
export async function BookablePage(props: Props) {
  const { lng, product } = props;
  const viewed = <ViewedRecorder slug={product.slug} />;
  if (!product.bookable)
    return (
      <>
        {viewed}
        <ProductPage {...props} />
      </>
    );
  const { t } = await getT(lng, 'catalogue');
  const rules = {
    season: t('price.rule.season'),
    line: t('price.rule.line', ruleGaps),
    group: t('price.rule.group', ruleGaps),
    child: t('price.rule.child', ruleGaps),
  };
  return (
    <PageBookingProvider {...(await boxProps(lng, product))}>
      {viewed}
      <ProductPage
        {...props}
        booking={{ box: <PageBox />, rules: <PagePriceRules texts={rules} />, bar: <PageBar /> }}
      />
    </PageBookingProvider>
  );
}
