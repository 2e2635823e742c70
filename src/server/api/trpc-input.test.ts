import superjson from 'superjson';
import { expect, it } from 'vitest';
import { AppError } from '@/shared/errors/errors';
import { transformer } from './trpc-input';

const read = (envelope: object) => transformer.input.deserialize(envelope as ReturnType<typeof superjson.serialize>);

it('the transformer reads form input: texts, numbers, lists, and omitted fields', () => {
  const add_ons: string[] = [];
  const sent = { quantity: 2, note: undefined, add_ons, wanted: { add_ons } };
  expect(read(superjson.serialize(sent))).toEqual(sent);
});

it('the transformer builds neither types that no schema accepts nor an object within itself', () => {
  const typed = { json: { size: 8 }, meta: { values: { size: [['typed-array', 'Uint8Array']] } } };
  expect(() => read(typed)).toThrow(AppError);
  expect(() => read({ json: [['a', 1]], meta: { values: ['map'] } })).toThrow(AppError);
  const circular = { json: { inner: {} }, meta: { referentialEqualities: [['inner']] } };
  expect(read(circular)).toEqual({ inner: {} });
});
