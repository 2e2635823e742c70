import type { ProductContent } from '../types';
import { assistantInstructor } from './assistant-instructor';
import { divemaster } from './divemaster';
import { divemaster4Weeks } from './divemaster-4-weeks';
import { divemaster8Weeks } from './divemaster-8-weeks';
import { efrInstructor } from './efr-instructor';
import { idcAndIe } from './idc-and-ie';
import { idcStaffAndMentoring } from './idc-staff-and-mentoring';
import { idcStaffCourse } from './idc-staff-course';
import { idcStaffInstructor } from './idc-staff-instructor';
import { instructorDevelopment } from './instructor-development';
import { msdtPreparation } from './msdt-preparation';
import { singleSpecialtyInstructor } from './single-specialty-instructor';
import { specialtyInstructor } from './specialty-instructor';

/** The career ladder from bottom to top, each programme followed by its formats. */
export const goPro: ProductContent[] = [
  divemaster,
  divemaster4Weeks,
  divemaster8Weeks,
  instructorDevelopment,
  efrInstructor,
  assistantInstructor,
  idcAndIe,
  specialtyInstructor,
  singleSpecialtyInstructor,
  msdtPreparation,
  idcStaffInstructor,
  idcStaffCourse,
  idcStaffAndMentoring,
];
