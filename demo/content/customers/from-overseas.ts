import { type DemoCustomer, man, woman } from './types';

export const fromOverseas: readonly DemoCustomer[] = [
  {
    email: 'olivia.hughes@example.test',
    locale: 'en',
    nationality: 'GB',
    phone: '+44 7700 900123',
    party: [
      woman('Olivia', 'Hughes', '1988-06-21', [168, 61, 39])({ level: 'advanced', association: 'BSAC' }),
      man('Tom', 'Hughes', '1986-02-11', [183, 84, 44])({ level: 'advanced', association: 'BSAC' }),
    ],
    emergency: { name: 'Margaret Hughes', phone: '+44 7700 900456', relationship: 'mother' },
  },
  {
    email: 'noah.martin@example.test',
    locale: 'en',
    nationality: 'AU',
    phone: '+61 412 345 678',
    party: [
      man('Noah', 'Martin', '1979-11-03', [181, 86, 44])({ level: 'advanced' }),
      woman('Isla', 'Martin', '1981-04-17', [170, 66, 40])(),
      woman('Ruby', 'Martin', '2012-08-30', [155, 46, 37])(),
      man('Jack', 'Martin', '2009-01-09', [172, 62, 42])(),
    ],
    emergency: { name: 'Helen Carter', phone: '+61 412 777 310', relationship: 'sister' },
  },
  {
    email: 'camille.dubois@example.test',
    locale: 'en',
    nationality: 'FR',
    phone: '+33 6 12 34 56 78',
    party: [
      woman(
        'Camille',
        'Dubois',
        '1993-03-08',
        [165, 57, 38],
      )({ level: 'advanced', association: 'FFESSM', diet: 'vegetarian' }),
      man('Louis', 'Moreau', '1990-09-25', [178, 73, 42])({ level: 'rescue', association: 'FFESSM' }),
    ],
    emergency: { name: 'Anne Dubois', phone: '+33 6 98 76 54 32', relationship: 'mother' },
  },
  {
    email: 'elena.rossi@example.test',
    locale: 'en',
    nationality: 'IT',
    phone: '+39 312 345 6789',
    party: [
      woman('Elena', 'Rossi', '1996-12-02', [162, 54, 37])({ level: 'none' }),
      man('Marco', 'Bianchi', '1994-07-14', [176, 75, 42])({ level: 'none' }),
    ],
    emergency: { name: 'Giulia Rossi', phone: '+39 312 987 6543', relationship: 'sister' },
  },
  {
    email: 'emma.devries@example.test',
    locale: 'en',
    nationality: 'NL',
    phone: '+31 6 12345678',
    party: [
      woman('Emma', 'de Vries', '1991-05-19', [179, 68, 41])({ diet: 'vegan' }),
      man('Daan', 'de Vries', '1990-10-30', [191, 88, 46])({ level: 'advanced' }),
    ],
    emergency: { name: 'Pieter de Vries', phone: '+31 6 87654321', relationship: 'father' },
  },
  {
    email: 'mason.clark@example.test',
    locale: 'en',
    nationality: 'US',
    phone: '+1 415 555 0134',
    party: [
      man('Mason', 'Clark', '1984-01-27', [185, 92, 45])({ level: 'rescue' }),
      woman('Grace', 'Clark', '1985-08-05', [167, 63, 39])({ level: 'advanced', diet: 'gluten_free' }),
      man('Ethan', 'Brooks', '1983-03-15', [180, 85, 44])({ level: 'advanced', association: 'NAUI' }),
      woman('Sophie', 'Brooks', '1986-11-22', [171, 65, 40])({ association: 'NAUI' }),
    ],
    emergency: { name: 'Linda Clark', phone: '+1 415 555 0178', relationship: 'mother' },
  },
  {
    email: 'jisoo.park@example.test',
    locale: 'en',
    nationality: 'KR',
    phone: '+82 10 1234 5678',
    party: [
      woman('Ji-soo', 'Park', '1998-02-14', [163, 52, 37])({ level: 'none' }),
      man('Min-jun', 'Kim', '1996-06-06', [177, 70, 43])({ level: 'none' }),
    ],
    emergency: { name: 'Hye-jin Park', phone: '+82 10 8765 4321', relationship: 'mother' },
  },
  {
    email: 'wei.lim@example.test',
    locale: 'en',
    nationality: 'SG',
    phone: '+65 8123 4567',
    party: [
      man('Wei Jie', 'Lim', '1987-04-22', [174, 71, 42])({ level: 'advanced', association: 'SSI' }),
      woman('Hui Min', 'Lim', '1989-12-11', [160, 51, 37])({ association: 'SSI', diet: 'no_seafood' }),
    ],
    emergency: { name: 'Lim Ah Kow', phone: '+65 8765 4321', relationship: 'father' },
  },
  {
    email: 'freja.nielsen@example.test',
    locale: 'en',
    nationality: 'DK',
    phone: '+45 20 12 34 56',
    party: [
      woman('Freja', 'Nielsen', '2000-07-01', [174, 66, 40])(),
      woman('Alma', 'Holm', '2001-03-29', [169, 60, 39])({ diet: 'vegetarian' }),
    ],
    emergency: { name: 'Lars Nielsen', phone: '+45 20 65 43 21', relationship: 'father' },
  },
  {
    email: 'aarav.mehta@example.test',
    locale: 'en',
    nationality: 'IN',
    phone: '+91 98123 45678',
    party: [
      man('Aarav', 'Mehta', '1992-10-10', [175, 74, 42])({ level: 'none', diet: 'vegetarian' }),
      woman('Diya', 'Mehta', '1994-01-18', [161, 55, 37])({ level: 'none', diet: 'vegetarian' }),
    ],
    emergency: { name: 'Rohan Mehta', phone: '+91 98765 43210', relationship: 'brother' },
  },
  {
    email: 'carlos.ortega@example.test',
    locale: 'en',
    nationality: 'ES',
    phone: '+34 612 345 678',
    party: [
      man('Carlos', 'Ortega', '1982-05-07', [179, 80, 43])({ level: 'advanced', association: 'CMAS' }),
      woman('Lucía', 'Navarro', '1985-09-13', [166, 59, 38])({ level: 'advanced', association: 'CMAS' }),
    ],
    emergency: { name: 'María Ortega', phone: '+34 698 765 432', relationship: 'sister' },
  },
];
