import type { ProductContent } from '../types';
import { divemasterInternship } from './divemaster-internship';
import { zeroToInstructor } from './zero-to-instructor';

export const internships: ProductContent[] = [divemasterInternship, zeroToInstructor];
