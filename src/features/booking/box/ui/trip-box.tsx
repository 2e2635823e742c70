'use client';
import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '@/ui/class-names';
import { BoxDays } from './box-days';
import { BoxPeople } from './box-people';
import { BoxPrice } from './box-price';
import type { BoxProps } from './box-props';
import { BoxVariants } from './box-variants';
import css from './trip-box.module.css';

// Most products have one departure a day.
const BoxTimes = lazy(() => import('./box-times').then((module) => ({ default: module.BoxTimes })));

const hasTimes = ({ days, choice }: BoxProps) => (days.dayOf(choice.activity_date)?.times.length ?? 0) > 1;

type Props = BoxProps & {
  /** On a phone only the price remains: what there is to choose is in the sheet. */
  folds?: boolean;
  /** The price and the button stay in sight while the rest scrolls. */
  sticks?: boolean;
  /** Who comes along, in place of how many. */
  people?: ReactNode;
  /** The button. */
  children?: ReactNode;
};

/** Day, time, people and option of a product, and what they cost: on its page, on a phone's sheet and in the form. */
export function TripBox({ folds, sticks, people, children, ...box }: Props) {
  return (
    <div className={css.box}>
      <div className={classNames(css.choices, folds && css.folds)}>
        <BoxDays {...box} />
        <Suspense>{hasTimes(box) && <BoxTimes {...box} />}</Suspense>
        {people || <BoxPeople {...box} />}
        <BoxVariants {...box} />
      </div>
      <div className={classNames(css.foot, sticks && css.sticks)}>
        <BoxPrice {...box} />
        {children}
      </div>
    </div>
  );
}
