'use client';
import { lazy, Suspense } from 'react';
import { packagesFor, peopleTyped, splitsPair } from '@/features/booking/domain/people';
import { Stepper } from '@/ui/form/stepper';
import type { BoxProps } from './box-props';

// Loaded lazily, since most parties form pairs.
const OddParty = lazy(() => import('./odd-party').then((module) => ({ default: module.OddParty })));

/** Shows the options for an odd number of people when the product is booked in pairs. */
export function BoxPeople(props: BoxProps) {
  const { product, choice, onChange, texts, errors, onLeave } = props;
  const { people } = texts;
  const total = product.max_quantity * product.divers_per_package;
  const isOdd = splitsPair(choice.quantity, product);
  return (
    <div>
      <Stepper
        path="quantity"
        label={people.label}
        texts={people}
        hint={people.limit}
        isRow
        least={1}
        most={total}
        value={peopleTyped(choice.quantity, product)}
        error={errors?.quantity}
        onChange={(typed) => onChange({ quantity: packagesFor(typed, product) })}
        onBlur={onLeave}
      />
      <Suspense>{isOdd && <OddParty {...props} />}</Suspense>
    </div>
  );
}
