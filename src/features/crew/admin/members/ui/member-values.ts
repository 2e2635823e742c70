import { type MemberView, memberForm } from '@/features/crew/admin/members/schema';
import type { PaperDates } from '@/features/crew/domain/papers';
import { typedDay } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import type { Day } from '@/shared/time/days';
import { placedPicture } from '@/ui/pictures/placed-picture';

/** The picture field expects a list, here of at most one. */
export const memberValues = memberForm.extend({
  picture: z.array(placedPicture).max(1),
  insurance_until: typedDay,
  first_aid_until: typedDay,
  licence_until: typedDay,
});
export type MemberValues = z.input<typeof memberValues>;

const eachPaper = <Value>(read: (paper: keyof PaperDates) => Value): Record<keyof PaperDates, Value> => ({
  insurance_until: read('insurance_until'),
  first_aid_until: read('first_aid_until'),
  licence_until: read('licence_until'),
});

export function toMemberValues({ uuid, version, language_names, ...view }: MemberView): MemberValues {
  return {
    ...view,
    languages: view.languages as MemberValues['languages'],
    picture: view.picture ? [{ ...view.picture, alts: { en: view.name } }] : [],
    level: view.level ?? '',
    certification_number: view.certification_number ?? '',
    ...eachPaper((paper) => view[paper] ?? ''),
  };
}

export const fromMemberValues = ({ picture, ...values }: MemberValues) => ({
  ...values,
  picture: picture[0]?.uuid ?? null,
  picture_focus: picture[0]?.focus,
  ...eachPaper<Day | null>((paper) => values[paper] || null),
});

export const newMember: MemberValues = {
  name: '',
  picture: [],
  roles: [],
  languages: [],
  agency: null,
  level: '',
  certification_number: '',
  insurance_until: '',
  first_aid_until: '',
  licence_until: '',
  phone: null,
  employment: 'staff',
  weekdays: [1, 2, 3, 4, 5, 6],
  shown_on_site: false,
  favourite_site: null,
  active: true,
};
