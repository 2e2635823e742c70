import type { Catalogue } from './catalogue';
import { activities } from './content/activities';
import { addOns } from './content/add-ons';
import { courses } from './content/courses';
import { facilityLocations } from './content/facility-locations';
import { faqs } from './content/faqs';
import { goPro } from './content/go-pro';
import { internships } from './content/internships';
import { locations } from './content/locations';
import { peopleInCharge } from './content/locations/people-in-charge';
import { trips } from './content/trips';

export const demoCatalogue: Catalogue = {
  products: [...trips, ...activities, ...courses, ...goPro, ...internships],
  addOns,
  locations,
  peopleInCharge,
  facilities: facilityLocations,
  faqs,
};
