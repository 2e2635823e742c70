import { readListQuery } from '@/shared/list/list-query';
import type { z } from '@/shared/schema/zod';
import { stateQuery, type TableState } from './table-state';

/** What a list asks the server for, as its own schema has it: the same that its file is asked with. */
export const listInput = <Input extends z.ZodObject>(input: Input, state: TableState): z.output<Input> =>
  readListQuery(input, stateQuery(state));
