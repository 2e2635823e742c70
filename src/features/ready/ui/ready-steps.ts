import type { TFunction } from 'i18next';
import { certificationLevels, levelName, levelsOf } from '@/features/booking/divers/domain/certification';
import { type DiverField, diverFields } from '@/features/booking/divers/domain/fields';
import { languageOptions } from '@/features/booking/divers/domain/language-options';
import { lastDiveRanges } from '@/features/booking/divers/domain/last-dive';
import { NONE } from '@/features/booking/divers/domain/typed-diver';
import { diets, residences, shoeSizeSystems, suitSizes } from '@/features/booking/divers/schema';
import { specialties } from '@/features/catalogue/domain/requirements';
import { type AnswerField, stepFields } from '@/features/ready/domain/step-fields';
import type { CountryNames } from '@/i18n/country-names';
import { type Association, associations } from '@/shared/diving/associations';
import { ownKit } from '@/shared/diving/kit';
import type { ReadyStep } from '@/shared/diving/ready-steps';
import type { Locale } from '@/shared/locale/locales';
import { countries } from '@/shared/schema/countries';
import { genders } from '@/shared/schema/genders';

export type Option = { value: string; label: string };

/** A field as a page without the texts of forms shows it. */
export type Question = {
  field: AnswerField;
  label: string;
  isRequired: boolean;
  typed: 'text' | 'email' | 'phone' | 'date' | 'time' | 'number' | 'decimal' | 'choice' | 'list';
  options?: Option[];
  hint?: string;
  autoComplete?: string;
};

export type QuestionStep = { step: ReadyStep; title: string; progress: string; fields: Question[] };

const autoComplete: Partial<Record<AnswerField, string>> = {
  full_name: 'name',
  date_of_birth: 'bday',
  phone: 'tel',
  email: 'email',
};

type Texts = {
  lng: Locale;
  t: TFunction<'ready'>;
  booking: TFunction<'booking'>;
  nameOf: CountryNames;
};

const agencyIn = (booking: Texts['booking']) => (agency: Association) =>
  agency === 'OTHER' ? booking('diver.other_association') : agency;

/** The levels by the names on each association's cards. */
export function levelsByAssociation({ booking }: Pick<Texts, 'booking'>): Record<string, Option[]> {
  const none = { value: 'none', label: booking('diver.not_certified') };
  const named = (levels: readonly { level: string; name: string | null }[]): Option[] => [
    none,
    ...levels.flatMap(({ level, name }) => (level === 'none' ? [] : [{ value: level, label: name ?? level }])),
  ];
  const generic = certificationLevels.map((level) => ({ level, name: levelName(null, level) }));
  return {
    '': named(generic),
    ...Object.fromEntries(associations.map((association) => [association, named(levelsOf(association))])),
  };
}

/** The options of each choice, except the levels, which depend on the association. */
function optionsOf(field: AnswerField, { lng, booking, nameOf }: Texts): Option[] | undefined {
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  switch (field) {
    case 'gender':
      return genders.map((value) => ({ value, label: booking(`gender.${value}`) }));
    case 'nationality': {
      const byName = new Intl.Collator(lng).compare;
      return countries
        .map((value) => ({ value, label: nameOf(value) }))
        .sort((one, other) => byName(one.label, other.label));
    }
    case 'residence':
      return residences.map((value) => ({ value, label: booking(`residence.${value}`) }));
    case 'preferred_language':
      return languageOptions(lng);
    case 'dietary_restriction':
      return diets.map((value) => ({ value, label: booking(`diet.${value}`) }));
    case 'association':
      return associations.map((value) => ({ value, label: agencyIn(booking)(value) }));
    case 'last_dive_range':
      return lastDiveRanges.map((value) => ({ value, label: booking(`last_dive_range.${value}`) }));
    case 'specialties':
      return [...specialties, NONE].map((value) => ({ value, label: booking(`specialty.${value}`) }));
    case 'shoe_size_system':
      return plain(shoeSizeSystems);
    case 'suit_size':
      return plain(suitSizes);
    case 'own_equipment':
      return [...ownKit, NONE].map((value) => ({ value, label: booking(`kit.${value}`) }));
    default:
      return undefined;
  }
}

function hintOf(field: AnswerField, { t, booking }: Texts): string | undefined {
  switch (field) {
    case 'full_name':
      return booking('diver.full_name_hint');
    case 'residence':
      return booking('diver.residence_hint');
    case 'certification_number':
      return booking('diver.certification_number_hint');
    case 'phone':
    case 'emergency_phone':
      return t('phoneHint');
    case 'emergency_name':
      return t('emergencyHint');
    case 'flight_date':
      return t('flightHint');
    case 'left_dioptres':
      return t('dioptresHint');
    default:
      return undefined;
  }
}

function typedOf(field: DiverField): Question['typed'] {
  const { typed } = diverFields[field];
  if (typed === 'country') return 'choice';
  if (typed === 'coming_date') return 'date';
  return typed === 'measure' ? 'number' : typed;
}

function questionOf(field: AnswerField, texts: Texts): Question {
  const [options, hint] = [optionsOf(field, texts), hintOf(field, texts)];
  const filledBy = autoComplete[field];
  return {
    field,
    label: texts.booking(`diver.${field}`),
    isRequired: diverFields[field].isRequired,
    typed: typedOf(field),
    ...(options && { options }),
    ...(hint && { hint }),
    ...(filledBy && { autoComplete: filledBy }),
  };
}

/** The steps with everything their inputs need, without some fields. */
export const questionSteps = (
  steps: readonly ReadyStep[],
  texts: Texts,
  without: readonly AnswerField[],
): QuestionStep[] =>
  steps.map((step, index) => ({
    step,
    title: texts.t(`step.${step}`),
    progress: texts.t('progress', { current: index + 1, count: steps.length }),
    fields: [...stepFields[step]]
      .filter((field: AnswerField) => !without.includes(field))
      .map((field) => questionOf(field, texts)),
  }));

/** The texts of the form, which loads none of its own. */
export function readyTexts({ t, booking, common }: Pick<Texts, 't' | 'booking'> & { common: TFunction<'common'> }) {
  const holes = { suit: '{suit}', from: '{from}', to: '{to}' };
  return {
    choose: booking('choose'),
    back: t('back'),
    next: t('next'),
    finish: t('finish'),
    retry: t('retry'),
    offline: t('offline'),
    needsConnection: t('needsConnection'),
    review: t('checkIn'),
    phone: {
      countryCode: common('country.code'),
      phoneQuestion: common('phone.question'),
      phoneConfirm: common('phone.confirm'),
    },
    card: {
      label: t('card.label'),
      hint: t('card.hint'),
      saving: t('field.saving'),
      saved: t('field.saved'),
      failed: t('field.failed'),
      unreadable: t('card.unreadable'),
      remove: t('card.remove'),
    },
    field: {
      saving: t('field.saving'),
      saved: t('field.saved'),
      waiting: t('field.waiting'),
      failed: t('field.failed'),
    },
    suggestion: {
      both: t('suggestion.both', holes),
      suit: t('suggestion.suit', holes),
      fins: t('suggestion.fins', holes),
    },
    end: {
      ready: t('end.ready'),
      readyText: t('end.readyText'),
      missing: t('end.missing'),
      needsUs: t('end.needsUs'),
      needsUsText: t('end.needsUsText'),
      unsent: t('end.unsent'),
    },
  };
}
export type ReadyTexts = ReturnType<typeof readyTexts>;
