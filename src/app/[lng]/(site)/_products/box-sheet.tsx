'use client';
import { TripBox } from '@/features/booking/box/ui/trip-box';
import { Sheet } from '@/ui/layout/sheet';
import { BookLink } from './book-link';
import type { PageBox } from './use-page-box';

/** Shows a product's booking box, with all its dates, as a sheet over the foot of the screen. */
export function BoxSheet({ onClose, ...page }: PageBox & { onClose: () => void }) {
  const { box } = page;
  return (
    <Sheet title={box.product.title} closeLabel={box.texts.close} onClose={onClose}>
      <TripBox {...box} opensDates sticks>
        <BookLink {...page} />
      </TripBox>
    </Sheet>
  );
}
