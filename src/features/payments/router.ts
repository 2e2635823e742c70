import { router } from '../../server/trpc';
import { sandboxRouter } from './sandbox/router';

export const paymentsRouter = router({ sandbox: sandboxRouter });
