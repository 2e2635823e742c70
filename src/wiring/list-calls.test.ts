import { expect, test } from 'vitest';
import { customerCalls, staffCalls } from '@/test/list-calls';
import { appRouter } from './trpc-root';

type Field = { safeParse: (value: unknown) => { success: boolean } };
/** An object of fields, possibly wrapped in a default. */
type Input = { shape?: Record<string, Field>; unwrap?: () => Input };
type Procedure = { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: Input[] } };

const bookingId = 'SGR-7K2M9X';
const samples = { bookingId, name: 'Putu Dewi', email: 'p@example.test', customer: '', product: '' };

/** An input with pages belongs to a list; so does an input with a search, which a list or its totals take. */
const isList = (input: Input): boolean => {
  const { page, search } = input.shape ?? input.unwrap?.().shape ?? {};
  return search !== undefined || page?.safeParse(2).success === true;
};

test('the list benchmark, whose calls the flat-lists test makes, calls every list of the shop', () => {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
  const lists = procedures.filter(([, { _def }]) => _def.type === 'query' && _def.inputs.some(isList));
  const called = [staffCalls, customerCalls].flatMap((of) => Object.values(of({ ...samples, today: '2026-12-30' })));
  const names = new Set(called.map(({ procedure }) => procedure));
  expect(lists.map(([name]) => name)).toEqual(expect.arrayContaining(['admin.invoices.totals', 'catalogue.locations']));
  expect(lists.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
});
