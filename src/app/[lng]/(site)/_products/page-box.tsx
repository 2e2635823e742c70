'use client';
import { useMediaQuery } from '@mantine/hooks';
import type { BoxProps } from '@/features/booking/box/ui/box-props';
import { TripBox } from '@/features/booking/box/ui/trip-box';
import { splitsPair } from '@/features/booking/domain/people';
import type { RuleTexts } from '@/features/catalogue/domain/price-rule-lines';
import { PriceRuleLines } from '@/features/catalogue/storefront/ui/price-rule-lines';
import { ButtonLink } from '@/ui/action/button-link';
import css from './page-box.module.css';
import { type PageBoxProps, usePageBox } from './use-page-box';

/** From this width on, the box is beside the page instead of in a sheet. */
const WIDE = '(min-width: 64rem)';

/** The box's only button; a party that cannot be divided into pairs gets alternatives. */
export function BookLink({ box, next }: { box: BoxProps; next: string }) {
  if (splitsPair(box.choice.quantity, box.product)) return null;
  return (
    <ButtonLink look="next" wide prefetch={false} href={next}>
      {box.texts.book}
    </ButtonLink>
  );
}

/** Shows the box beside the page; on a phone it shows only the price, and the bar opens the rest. */
export function PageBox({ rules, ...props }: PageBoxProps & { rules: RuleTexts }) {
  const { box, next } = usePageBox(props, useMediaQuery(WIDE, false));
  return (
    <div className={css.box}>
      <TripBox {...box} folds sticks>
        <div className={css.wideOnly}>
          <BookLink box={box} next={next} />
        </div>
      </TripBox>
      {box.prices.state === 'loaded' && <PriceRuleLines lng={box.lng} rules={box.prices.prices.rules} texts={rules} />}
    </div>
  );
}
