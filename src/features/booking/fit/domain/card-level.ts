import type { CertificationLevel } from '@/features/booking/divers/domain/certification';
import type { Association } from '@/shared/diving/associations';
import type { ShopAgencies } from '@/shared/shop/agencies';

/** The level of the shop's ladder that a card reaches. */
export const cardLevel = (
  association: Association | null,
  level: CertificationLevel,
  { equivalences }: Pick<ShopAgencies, 'equivalences'>,
): CertificationLevel =>
  equivalences.find((one) => one.association === association && one.level === level)?.counts_as ?? level;
