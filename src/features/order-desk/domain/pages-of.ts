/** As many as fit one page of paper, with what the crew needs to know of their bookings. */
const mostOnPage = 12;

/** Bookings in their order, in pages of so many people; a booking stays together unless it is larger than a page. */
export function pagesOf<B extends { divers: readonly unknown[]; companions: readonly unknown[] }>(
  bookings: readonly B[],
  most = mostOnPage,
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
