import type { DemoCustomer, DemoPerson } from '../../demo/content/customers/types';
import type { DiverInput } from '../../src/features/booking/divers/schema';
import { fullName } from '../../src/shared/locale/name-order';

/** Looks like a card number and is the same on every order of the person. */
const cardOf = ({ born, sizes }: DemoPerson) => `${born.slice(2).replaceAll('-', '')}${sizes.height}`;

/** Typical of a guest with this level. */
const loggedDives = {
  scuba_diver: 4,
  open_water: 18,
  advanced: 62,
  rescue: 110,
  divemaster: 210,
  instructor: 640,
} as const;

/** Lists the first of the party as they fill in the form for each order. */
export const diversOf = ({ party, nationality, phone, email }: DemoCustomer, count: number): DiverInput[] =>
  party.slice(0, count).map((person) => ({
    full_name: fullName(person),
    date_of_birth: person.born,
    gender: person.gender,
    nationality,
    residence: null,
    // Spoken by every guide of the demo, so language never blocks a plan.
    preferred_language: 'en',
    phone,
    email,
    height_cm: person.sizes.height,
    weight_kg: person.sizes.weight,
    shoe_size: person.sizes.shoe,
    shoe_size_system: 'EU',
    association: person.level === 'none' ? null : person.association,
    certification_level: person.level,
    certification_number: person.level === 'none' ? null : cardOf(person),
    dietary_restriction: person.diet,
    last_dive: null,
    last_dive_range: null,
    flight_date: null,
    flight_time: null,
    logged_dives: person.level === 'none' ? null : loggedDives[person.level],
    specialties: null,
    suit_size: null,
    own_equipment: null,
    emergency_name: null,
    emergency_phone: null,
    emergency_relationship: null,
    variant: null,
    equipment: null,
    left_dioptres: null,
    right_dioptres: null,
  }));
