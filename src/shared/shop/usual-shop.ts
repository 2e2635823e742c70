import type { ShopIdentity } from './identity';

/** What holds until the shop has saved something else. */
export const usualIdentity: ShopIdentity = {
  name: 'Segara Dive',
  logo: null,
  email: 'hello@segara.test',
  phones: [{ label: 'Dive centre', number: '+62 361 555 0142' }],
  whats_app: '+62 812 5550 0142',
  addresses: [
    {
      label: 'Dive centre',
      street: 'Jalan Danau Tamblingan 118',
      town: 'Sanur, Denpasar',
      region: 'Bali',
      postcode: '80228',
    },
  ],
  position: { latitude: -8.6926, longitude: 115.2637 },
  opening: { from: '07:00', to: '18:00' },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/segara.dive.demo' },
    { name: 'Facebook', href: 'https://www.facebook.com/segara.dive.demo' },
    { name: 'YouTube', href: 'https://www.youtube.com/@segara.dive.demo' },
  ],
  licences: [],
};
