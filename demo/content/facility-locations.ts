import { cameraRoom } from './facilities/camera-room';
import { classroom } from './facilities/classroom';
import { jetty } from './facilities/jetty';
import { pool } from './facilities/pool';
import { shop } from './facilities/shop';
import { workshop } from './facilities/workshop';
import type { FacilityContent } from './types';

export const facilityLocations: FacilityContent[] = [shop, pool, classroom, jetty, workshop, cameraRoom];
