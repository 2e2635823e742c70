import type { SportsActivityLocation } from 'schema-dts';
import { operator } from '@/config/operator';
import { env } from '@/env';
import { mainAddress, mainPhone, toDialable } from '@/shared/shop/contact';
import { openingWeek } from '@/shared/shop/opening';
import { getShop } from '@/shop/server';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export async function organisation(): Promise<SportsActivityLocation> {
  const { identity, logo } = await getShop();
  const { email, name, position, social, licences } = identity;
  const address = mainAddress(identity);
  const home = new URL('/', env.APP_URL).href;
  return {
    '@type': 'SportsActivityLocation',
    '@id': `${home}#organisation`,
    name,
    url: home,
    logo: new URL(logo?.url ?? '/art/icon-512.png', home).href,
    image: new URL('/art/sharing.png', home).href,
    email,
    telephone: toDialable(mainPhone(identity)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: operator.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: openingWeek(identity).flatMap(({ first, last, hours }) =>
      hours
        ? {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdays.slice(first - 1, last),
            opens: hours.from,
            closes: hours.to,
          }
        : [],
    ),
    sameAs: social.map(({ href }) => href),
    ...(licences.length > 0 && {
      identifier: licences.map((licence) => ({
        '@type': 'PropertyValue',
        name: licence.name,
        value: licence.number,
      })),
    }),
  };
}
