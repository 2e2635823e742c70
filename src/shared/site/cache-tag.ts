/**
 * The parts of public pages: an entity under its address, and the lists it may be in. A cached page is rebuilt when one
 * of its parts changes.
 */
export type CacheTag =
  | `product:${string}`
  /** Of a kind; at a dive site; steps and formats around another product. */
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
  /** The crew that guests see. */
  | 'crew'
  /** The owner's texts of a reading page. */
  | `page:${string}`
  /** The days on which products can be booked, as the shop plans them. */
  | 'departures'
  /** How many meals the bookings have donated. */
  | 'meals'
  /** The settings of the shop, which every page shows. */
  | 'shop'
  | 'everything';
