'use client';
import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '@/ui/class-names';
import { BoxDays } from './box-days';
import { BoxPeople } from './box-people';
import { BoxPrice } from './box-price';
import type { BoxProps } from './box-props';
import { BoxVariants } from './box-variants';
import css from './trip-box.module.css';

// Loaded lazily, since most products have one departure a day.
const BoxTimes = lazy(() => import('./box-times').then((module) => ({ default: module.BoxTimes })));

const hasTimes = ({ days, choice }: BoxProps) => (days.dayOf(choice.activity_date)?.times.length ?? 0) > 1;

type Props = BoxProps & {
  /** The price and the button stay visible while the rest scrolls. */
  sticks?: boolean;
  /** A choice of named people, shown instead of the number of people. */
  people?: ReactNode;
  children?: ReactNode;
};

/**
 * Chooses day, time, people and option of a product, with the price: on its page, in a phone's sheet and in the form.
 */
export function TripBox({ sticks, people, children, ...box }: Props) {
  const { compact } = box;
  return (
    <div className={classNames(css.box, compact && css.compact)}>
      {compact && <BoxPrice {...box} />}
      <div className={css.choices}>
        <BoxDays {...box} />
        <Suspense>{hasTimes(box) && <BoxTimes {...box} />}</Suspense>
        {people || <BoxPeople {...box} />}
        <BoxVariants {...box} />
      </div>
      <div className={classNames(css.foot, sticks && css.sticks)}>
        {!compact && <BoxPrice {...box} />}
        {children}
      </div>
    </div>
  );
}
