import { fieldError } from '@/shared/errors/errors';

/** Refuses more divers to a guide than the shop allows. */
export function refuseAboveRatio(diversPerGuide: number, ofShop: number): void {
  if (diversPerGuide > ofShop) throw fieldError('divers_per_guide', 'invalid.too_big', { maximum: ofShop });
}
