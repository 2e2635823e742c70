/** The number of people that fit one printed page with their booking details. */
const maxOnPage = 12;

/**
 * Splits bookings, in order, into pages of this many people; a booking stays together unless it is larger than a page.
 */
export function pagesOf<B extends { divers: readonly unknown[]; companions: readonly unknown[] }>(
  bookings: readonly B[],
  most = maxOnPage,
): B[][] {
  const pages: B[][] = [];
  let taken = 0;
  for (const booking of bookings) {
    const people = booking.divers.length + booking.companions.length;
    const page = pages.at(-1);
    if (page && taken + people <= most) {
      page.push(booking);
      taken += people;
    } else {
      pages.push([booking]);
      taken = people;
    }
  }
  return pages;
}
