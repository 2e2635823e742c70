/**
 * The parts of public pages: an entity by its slug, and the lists that may contain it. A cached page is rebuilt when
 * one of its parts changes.
 */
export type CacheTag =
  | `product:${string}`
  /** Products of a kind, products at a dive site, and the steps and formats around another product. */
  | `products:${string}`
  | `products-at:${string}`
  | `products-around:${string}`
  | `location:${string}`
  | 'locations'
  | `facility:${string}`
  | 'facilities'
  | `post:${string}`
  | 'posts'
  | 'faqs'
  /** The crew shown to guests. */
  | 'crew'
  /** The owner's texts on a content page. */
  | `page:${string}`
  /** The days on which products can be booked, as scheduled by the shop. */
  | 'departures'
  /** The number of meals donated by bookings. */
  | 'meals'
  /** The shop settings, which every page shows. */
  | 'shop'
  | 'everything';
