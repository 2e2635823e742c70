import { diverFaults } from '@/features/booking/divers/domain/check-divers';
import type { DiverInput } from '@/features/booking/divers/schema';
import type { Basket } from '@/features/booking/domain/basket';
import type { WantedItem } from '@/features/booking/domain/wanted-items';
import { AppError, fieldError, type Sentence } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';

type Wanted = { item: WantedItem; basket: Pick<Basket, 'product' | 'diverCount'> };

/** Reports everything that the products' rules have against the forms at once. */
export function checkPeople(wanted: readonly Wanted[], divers: DiverInput[], today: Day): void {
  for (const { item, basket } of wanted)
    if (item.divers.length !== basket.diverCount)
      throw fieldError(`${item.at}divers`, 'invalid.divers_count', { count: basket.diverCount });
  const fields: Record<string, Sentence[]> = {};
  for (const { item, basket } of wanted)
    for (const position of item.divers) {
      const diver = divers[position];
      if (!diver) throw fieldError(`${item.at}divers`, 'invalid.field');
      const faults = diverFaults(diver, basket.product, { activity: item.activity_date, today });
      for (const [field, sentences] of Object.entries(faults)) fields[`divers.${position}.${field}`] = sentences;
    }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
}
