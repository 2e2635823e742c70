import { textsOf } from '@/features/ready/papers/data';
import { openWaiver, type waiverById } from '@/features/ready/waiver/data';
import { textBlocks } from '@/features/ready/waiver/domain/text-blocks';
import { translator } from '@/i18n/translate';
import { toLocale } from '@/shared/locale/locales';
import { formatDay, formatMoment } from '@/shared/time/dates';
import { dayAt } from '@/shared/time/days';

export type PdfRow = NonNullable<Awaited<ReturnType<typeof waiverById>>>;
/** `room` is the height that must be left on the page, so that what belongs together stays together. */
type PdfLine = { text: string; size: number; before: number; room?: number };

const TITLE = 20;
const HEADING = 12;
const BODY = 9.5;
const HEADING_ROOM = 56;
const SIGNATURE_ROOM = 260;

/** What the PDF of a waiver reads, in the language in which it was signed. */
export async function waiverLines(row: PdfRow, shop: string) {
  const lng = toLocale(row.locale);
  const t = await translator(lng, 'waiver');
  const { full_name, date_of_birth, name, relation, signature, checked_by } = openWaiver(row);
  const { paper } = row;
  const fact = (label: string, value: string | null): PdfLine[] =>
    value ? [{ text: `${label}: ${value}`, size: BODY, before: 4 }] : [];
  const head: PdfLine[] = [
    { text: shop, size: HEADING, before: 0 },
    { text: t('pdf.title'), size: TITLE, before: 8 },
  ];
  const text: PdfLine[] = paper
    ? textBlocks(textsOf(paper)[lng].text ?? '').map(({ isHeading, text: block }) =>
        isHeading
          ? { text: block, size: HEADING, before: 14, room: HEADING_ROOM }
          : { text: block, size: BODY, before: 6 },
      )
    : [];
  const foot: PdfLine[] = [
    ...fact(t('pdf.diver'), full_name).map((line) => ({ ...line, before: 22, room: SIGNATURE_ROOM })),
    ...fact(t('pdf.born'), date_of_birth && formatDay(date_of_birth, lng)),
    ...fact(t('pdf.signedBy'), name),
    ...fact(t('pdf.relation'), relation),
    ...(paper
      ? [
          ...fact(t('pdf.at'), t('pdf.zone', { time: formatMoment(row.signedAt, lng) })),
          ...fact(
            t('pdf.text'),
            t('pdf.version', { version: paper.version, date: formatDay(dayAt(paper.publishedAt), lng) }),
          ),
          ...fact('SHA-256', paper.hash),
          { text: signature ? `${t('pdf.signature')}:` : t('pdf.typed'), size: BODY, before: 10 },
        ]
      : [...fact(t('pdf.onPaper'), formatDay(dayAt(row.signedAt), lng)), ...fact(t('pdf.checkedBy'), checked_by)]),
  ];
  const page = (at: number, of: number) => t('pdf.page', { page: at, pages: of });
  return { lng, title: t('pdf.title'), lines: [...head, ...text, ...foot], signature, page };
}
