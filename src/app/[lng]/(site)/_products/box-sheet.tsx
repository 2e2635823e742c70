'use client';
import type { BoxProps } from '@/features/booking/box/ui/box-props';
import { TripBox } from '@/features/booking/box/ui/trip-box';
import { Sheet } from '@/ui/layout/sheet';
import { BookLink } from './page-box';

/** Shows a product's booking box as a sheet over the foot of a phone's screen. */
export function BoxSheet({ box, next, onClose }: { box: BoxProps; next: string; onClose: () => void }) {
  return (
    <Sheet title={box.product.title} closeLabel={box.texts.close} onClose={onClose}>
      <TripBox {...box} sticks>
        <BookLink box={box} next={next} />
      </TripBox>
    </Sheet>
  );
}
