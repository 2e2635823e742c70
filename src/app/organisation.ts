import { dialable, operator } from '@/config/operator';
import { env } from '@/env';

const daily = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The shop as structured data for search engines. */
export function organisation() {
  const { address, email, name, opening, phone, position, social } = operator;
  const home = new URL('/', env.APP_URL).href;
  return {
    '@type': ['SportsActivityLocation', 'Organization'],
    '@id': `${home}#organisation`,
    name,
    url: home,
    logo: new URL('/art/icon-512.png', home).href,
    image: new URL('/art/sharing.png', home).href,
    email,
    telephone: dialable(phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: daily,
      opens: opening.from,
      closes: opening.to,
    },
    sameAs: social.map(({ href }) => href),
  };
}
