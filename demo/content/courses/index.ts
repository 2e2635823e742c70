import type { ProductContent } from '../types';
import { advancedOpenWaterDiver } from './advanced-open-water-diver';
import { bubblemaker } from './bubblemaker';
import { deepDiver } from './deep-diver';
import { discoverScubaDiving } from './discover-scuba-diving';
import { emergencyFirstResponse } from './emergency-first-response';
import { enrichedAirDiver } from './enriched-air-diver';
import { nightDiver } from './night-diver';
import { openWaterDiver } from './open-water-diver';
import { peakPerformanceBuoyancy } from './peak-performance-buoyancy';
import { reactivate } from './reactivate';
import { rescueDiver } from './rescue-diver';
import { scubaDiver } from './scuba-diver';
import { underwaterPhotographer } from './underwater-photographer';
import { wreckDiver } from './wreck-diver';

/** From beginner upwards; specialties follow the ladder, the refresher comes last. */
export const courses: ProductContent[] = [
  bubblemaker,
  discoverScubaDiving,
  scubaDiver,
  openWaterDiver,
  advancedOpenWaterDiver,
  emergencyFirstResponse,
  rescueDiver,
  enrichedAirDiver,
  peakPerformanceBuoyancy,
  nightDiver,
  wreckDiver,
  deepDiver,
  underwaterPhotographer,
  reactivate,
];
