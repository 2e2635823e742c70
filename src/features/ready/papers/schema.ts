import { type PaperStep, paperSteps } from '@/shared/diving/ready-steps';
import { errorKey } from '@/shared/errors/error-key';
import { type Locale, perLocale } from '@/shared/locale/locales';
import { requiredText } from '@/shared/schema/fields';
import { z } from '@/shared/schema/zod';
import { paperKeys } from './domain/paper-keys';

const LONGEST_LINE = 600;
const LONGEST_TEXT = 12_000;

const written = (kind: PaperStep) =>
  z.strictObject(
    Object.fromEntries(
      paperKeys[kind].map((key) => [
        key,
        requiredText(errorKey('required.field'), kind === 'waiver' ? LONGEST_TEXT : LONGEST_LINE),
      ]),
    ),
  );

/** The texts of the health form in one language. */
export const healthTexts = written('health');
const waiverTexts = written('waiver');

const inEachLanguage = (texts: typeof healthTexts) => z.strictObject({ texts: z.strictObject(perLocale(() => texts)) });

/** What the editor sends, by paper: every text in every language. */
export const paperForms = { health: inEachLanguage(healthTexts), waiver: inEachLanguage(waiverTexts) } as const;

export type PaperTexts = Record<Locale, Record<string, string>>;

export const paperRef = z.strictObject({ kind: z.enum(paperSteps) });

/** The number of the version that was read, 0 before the first. */
const version = { version: z.int().min(0).optional() };

export const publishHealthInput = paperForms.health.extend(version);
export const publishWaiverInput = paperForms.waiver.extend(version);
export type PublishPaper = { kind: PaperStep; texts: PaperTexts; version?: number | undefined };

/** A paper as its editor begins: the published texts, else the default ones. */
export const paperView = z.object({
  kind: z.enum(paperSteps),
  /** Null before the first version. */
  published: z
    .object({
      version: z.int(),
      published_at: z.iso.datetime(),
      /** The name of who published it, as far as it is known. */
      by: z.string().nullable(),
      hash: z.string(),
    })
    .nullable(),
  texts: z.object(perLocale(() => z.record(z.string(), z.string()))),
});
export type PaperView = z.infer<typeof paperView>;
