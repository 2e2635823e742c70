import { penidaSea } from '@/features/availability/sea/domain/sunfish';
import type { areas } from '@/shared/diving/areas';
import type { Day } from '@/shared/time/days';

export const proposalKinds = ['nyepi', 'nyepi_laut'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** A day of the Balinese calendar that closes the sea; its date is set locally, by decree. */
export type ClosureProposal = {
  kind: ProposalKind;
  year: number;
  date: Day;
  /** Another date that some calendars give. */
  otherDate: Day | null;
};

const proposal = (kind: ProposalKind, date: Day, otherDate: Day | null = null): ClosureProposal => ({
  kind,
  year: Number(date.slice(0, 'YYYY'.length)),
  date,
  otherDate,
});

/** Sorted by date; Nyepi Laut is the day after Purnama Kapat, the full moon of the fourth Balinese month. */
export const closureProposals: readonly ClosureProposal[] = [
  proposal('nyepi', '2027-03-08', '2027-03-09'),
  proposal('nyepi_laut', '2027-10-16'),
  proposal('nyepi', '2028-03-26'),
  proposal('nyepi_laut', '2028-10-04'),
  proposal('nyepi', '2029-03-15'),
  proposal('nyepi_laut', '2029-09-23'),
];

/** Areas closed by each kind; an empty list closes all. */
export const areasClosed: Readonly<Record<ProposalKind, readonly (typeof areas)[number][]>> = {
  nyepi: [],
  nyepi_laut: penidaSea,
};

/** Name of a proposal in the API: `nyepi-2027`. */
export const nameOf = ({ kind, year }: Pick<ClosureProposal, 'kind' | 'year'>): string => `${kind}-${year}`;

export const proposalNamed = (name: string): ClosureProposal | undefined =>
  closureProposals.find((candidate) => nameOf(candidate) === name);
