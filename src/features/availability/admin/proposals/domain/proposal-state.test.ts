import { expect, test } from 'vitest';
import { closureProposals, proposalNamed } from './closure-proposals';
import { closureCovering, datesToChoose, isComing } from './proposal-state';

const [first] = closureProposals;
const proposal = (name: string) => proposalNamed(name) ?? first ?? expect.fail();
const closed = (from: string, to: string, areas: string[] = []) => ({ id: `${from} ${areas}`, from, to, areas });

test('a proposal is upcoming until its last possible date is over', () => {
  const coming = (name: string, today: string) => isComing(proposal(name), today);
  expect([coming('nyepi-2027', '2027-03-09'), coming('nyepi-2027', '2027-03-10')]).toEqual([true, false]);
  expect([coming('nyepi-2028', '2028-03-26'), coming('nyepi-2028', '2028-03-27')]).toEqual([true, false]);
});

test('the proposed date is prefilled until it is over, then the other date', () => {
  const on = (name: string, today: string) => datesToChoose(proposal(name), today);
  expect(on('nyepi-2027', '2027-03-08')).toEqual({ prefill: '2027-03-08', other: '2027-03-09' });
  expect(on('nyepi-2027', '2027-03-09')).toEqual({ prefill: '2027-03-09', other: '2027-03-08' });
  expect(on('nyepi-2028', '2028-03-26')).toEqual({ prefill: '2028-03-26', other: null });
});

test('a closure covers a proposal if it closes either date in all areas of the proposal', () => {
  const covering = (name: string, closure: ReturnType<typeof closed>) => closureCovering(proposal(name), [closure]);
  const everywhere = closed('2027-03-01', '2027-03-08');
  expect(covering('nyepi-2027', everywhere)).toBe(everywhere);
  const otherDate = closed('2027-03-09', '2027-03-09');
  expect(covering('nyepi-2027', otherDate)).toBe(otherDate);
  expect(covering('nyepi-2027', closed('2027-03-10', '2027-03-10'))).toBeNull();
  expect(covering('nyepi-2027', closed('2027-03-08', '2027-03-08', ['nusa_penida', 'nusa_lembongan']))).toBeNull();
});

test('a closure covers Nyepi Laut if it closes both islands', () => {
  const on = (areas: string[]) =>
    closureCovering(proposal('nyepi_laut-2027'), [closed('2027-10-16', '2027-10-16', areas)]);
  expect(on(['nusa_penida'])).toBeNull();
  expect(on(['sanur', 'nusa_lembongan', 'nusa_penida'])).not.toBeNull();
  expect(on([])).not.toBeNull();
});
