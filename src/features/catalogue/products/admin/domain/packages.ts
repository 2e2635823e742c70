import { fieldError } from '@/shared/errors/errors';

type Packed = { divers_per_package: number; allow_half_package: boolean };

const MAX_PEOPLE = 2;

/** A package is for one or two people, unless it had another size before; only a package for two can be halved. */
export function refuseOddPackages({ divers_per_package: size, allow_half_package }: Packed, before?: number): void {
  if (size > MAX_PEOPLE && size !== before)
    throw fieldError('divers_per_package', 'invalid.too_big', { maximum: MAX_PEOPLE });
  if (allow_half_package && size !== 2) throw fieldError('allow_half_package', 'invalid.half_of_two');
}
