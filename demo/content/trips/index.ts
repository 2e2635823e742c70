import type { ProductContent } from '../types';
import { amedDay } from './amed-day';
import { crystalBayAndToyapakeh } from './crystal-bay-and-toyapakeh';
import { eastBaliSafari } from './east-bali-safari';
import { lembonganDrift } from './lembongan-drift';
import { menjanganIsland } from './menjangan-island';
import { mimpangAndTepekong } from './mimpang-and-tepekong';
import { nusaPenidaMantas } from './nusa-penida-mantas';
import { padangBaiDay } from './padang-bai-day';
import { serayaMacro } from './seraya-macro';
import { tulambenNightDive } from './tulamben-night-dive';
import { usatLibertyWreck } from './usat-liberty-wreck';

/** Sorted as on the trips page: the most popular days first, the longest last. */
export const trips: ProductContent[] = [
  nusaPenidaMantas,
  usatLibertyWreck,
  padangBaiDay,
  crystalBayAndToyapakeh,
  amedDay,
  lembonganDrift,
  serayaMacro,
  mimpangAndTepekong,
  tulambenNightDive,
  menjanganIsland,
  eastBaliSafari,
];
