import { config } from 'zod';
import { errorKey } from '@/shared/errors/error-key';
import * as z from './zod-parts';

const isMissing = (input: unknown) => input === undefined || input === null;

/**
 * zod reports sentence keys; the adapters translate them. A schema names its own sentence where the customer's
 * wording requires it; these sentences serve everywhere else.
 */
config({
  customError: (issue) => {
    switch (issue.code) {
      case 'unrecognized_keys':
        return errorKey('invalid.unknown_field');
      case 'invalid_type':
        return errorKey(isMissing(issue.input) ? 'required.field' : 'invalid.field');
      case 'too_small':
        return errorKey(issue.origin === 'string' ? 'required.field' : 'invalid.too_small');
      case 'too_big':
        return errorKey(issue.origin === 'string' ? 'invalid.too_long' : 'invalid.too_big');
      case 'invalid_value':
        return errorKey(isMissing(issue.input) ? 'required.field' : 'invalid.field');
      default:
        return errorKey('invalid.field');
    }
  },
});

export { z };
