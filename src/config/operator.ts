/** Everything that identifies the operator. Another operator adapts the site here and in `public/`. */
export const operator = {
  name: 'Segara Dive',
  email: 'hello@segara.test',
  phone: '+62 361 555 0142',
  whatsApp: '+62 812 5550 0142',
  address: {
    street: 'Jalan Danau Tamblingan 118',
    town: 'Sanur, Denpasar',
    region: 'Bali',
    postcode: '80228',
    country: 'ID',
  },
  position: { latitude: -8.6926, longitude: 115.2637 },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/segara.dive.demo' },
    { name: 'Facebook', href: 'https://www.facebook.com/segara.dive.demo' },
    { name: 'YouTube', href: 'https://www.youtube.com/@segara.dive.demo' },
  ],
  timeZone: 'Asia/Makassar',
  /** When a diving day begins; the hours before it are counted from here. */
  dayBegins: '06:30',
  /** Opening hours, every day. */
  opening: { from: '07:00', to: '18:00' },
  /** Where guests are picked up in the morning, free of charge. */
  pickup: [
    { area: 'nusa_dua', from: '06:30', to: '06:45' },
    { area: 'kuta', from: '06:30', to: '06:45' },
    { area: 'sanur', from: '07:00', to: '07:15' },
  ],
  /** When guests are back at their hotel. */
  returning: { from: '16:00', to: '18:00' },
  diversPerGuide: 4,
  divesInACourse: 4,
  mealsPerBooking: 15,
} as const;

/** Where guests are fetched. */
export type PickupArea = (typeof operator.pickup)[number]['area'];

/** A number as `tel:` and chat links need it: digits and a leading plus. */
export const dialable = (phone: string) => phone.replace(/[^+\d]/g, '');

/** Opens a chat with the operator. */
export const whatsAppLink = `https://wa.me/${dialable(operator.whatsApp).replace('+', '')}`;
