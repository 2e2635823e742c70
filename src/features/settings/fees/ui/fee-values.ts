import type { SettingsView } from '@/features/settings/schema';
import type { Locale } from '@/shared/locale/locales';
import { lineInEveryLanguage } from '@/shared/schema/localised';
import type { FeeRates, ShopFee } from '@/shared/shop/fees';
import { sections } from '@/shared/shop/sections';
import { type Day, plusDays } from '@/shared/time/days';
import type { FormInput } from '@/ui/form/form-input';

type Amounts = { [Name in keyof FeeRates]: number | null };
/** A fee while it is edited: an amount may be missing, and an empty last day means no end. */
export type FeeValues = Omit<ShopFee, 'names' | 'valid_to' | keyof FeeRates> &
  Amounts & { names: Record<Locale, string>; valid_to: Day | '' };
export type FeesValues = { fees: FeeValues[] };

export const newFee = (id: string, today: Day): FeeValues => ({
  id,
  names: lineInEveryLanguage(null),
  areas: [],
  foreign_adult: null,
  foreign_child: null,
  domestic_adult: null,
  domestic_child: null,
  child_up_to_age: null,
  per: 'visit',
  payment: 'with_booking',
  refund: 'always',
  valid_from: today,
  valid_to: '',
});

export const toFeesForm = ({ fees: { fees } }: SettingsView): FeesValues => ({
  fees: fees.map(({ names, valid_to, ...fee }) => ({
    ...fee,
    names: lineInEveryLanguage(names),
    valid_to: valid_to ?? '',
  })),
});

/** Without an age for children, everybody pays like an adult. */
const childAmounts = ({ child_up_to_age, foreign_adult, domestic_adult }: FeeValues): Partial<Amounts> =>
  child_up_to_age === null ? { foreign_child: foreign_adult, domestic_child: domestic_adult } : {};

export const fromFeesForm = ({ fees }: FeesValues) => ({
  fees: fees.map((fee) => ({ ...fee, ...childAmounts(fee), valid_to: fee.valid_to || null })),
});

export const feesInput: FormInput<FeesValues> = { schema: sections.fees, toInput: fromFeesForm };

/** Ends a fee on the day before, and begins a copy of it, whose amounts are then changed. */
export function withNewAmounts(fees: readonly FeeValues[], at: number, { id, from }: { id: string; from: Day }) {
  return fees.flatMap((fee, index): FeeValues[] => {
    if (index !== at) return [fee];
    const isOver = fee.valid_to !== '' && fee.valid_to < from;
    return [
      isOver ? fee : { ...fee, valid_to: plusDays(from, -1) },
      { ...structuredClone(fee), id, valid_from: from, valid_to: isOver ? '' : fee.valid_to },
    ];
  });
}
