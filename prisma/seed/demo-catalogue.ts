import { activities } from '../../demo/content/activities';
import { addOns } from '../../demo/content/add-ons';
import { courses } from '../../demo/content/courses';
import { diveSites } from '../../demo/content/dive-sites';
import { peopleInCharge } from '../../demo/content/dive-sites/people-in-charge';
import { facilityLocations } from '../../demo/content/facility-locations';
import { faqs } from '../../demo/content/faqs';
import { goPro } from '../../demo/content/go-pro';
import { internships } from '../../demo/content/internships';
import { perPerson } from '../../demo/content/per-person';
import { trips } from '../../demo/content/trips';
import type { Catalogue } from './catalogue';

export const demoCatalogue: Catalogue = {
  products: [...trips, ...activities, ...courses, ...goPro, ...internships, ...perPerson],
  addOns,
  diveSites,
  peopleInCharge,
  facilities: facilityLocations,
  faqs,
};
