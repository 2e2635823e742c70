import { readListQuery } from '@/shared/list/list-query';
import type { z } from '@/shared/schema/zod';
import { stateQuery, type TableState } from './table-state';

/** The server input of a list, parsed by its own schema; the CSV export uses the same input. */
export const listInput = <Input extends z.ZodObject>(input: Input, state: TableState): z.output<Input> =>
  readListQuery(input, stateQuery(state));
