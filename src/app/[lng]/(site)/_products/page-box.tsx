'use client';
import { TripBox } from '@/features/booking/box/ui/trip-box';
import type { RuleTexts } from '@/features/catalogue/domain/price-rule-lines';
import { PriceRuleLines } from '@/features/catalogue/storefront/ui/price-rule-lines';
import { BookLink } from './book-link';
import { usePageBooking } from './page-booking';

/** From this width on, the box is beside the page, with room for a calendar. */
const WIDE = '(min-width: 64rem)';

/** The box beside the page; on a phone it shows the next days. */
export function PageBox() {
  const page = usePageBooking();
  const openDates = () => {
    const isNarrow = !matchMedia(WIDE).matches;
    if (isNarrow) page.openSheet();
    return isNarrow;
  };
  return (
    <TripBox {...page.box} compact openDates={openDates}>
      <BookLink {...page} />
    </TripBox>
  );
}

/** Future seasons and the prices for groups and children, for people who see prices. */
export function PagePriceRules({ texts }: { texts: RuleTexts }) {
  const { lng, prices } = usePageBooking().box;
  return prices.state === 'loaded' && <PriceRuleLines lng={lng} rules={prices.prices.rules} texts={texts} />;
}
