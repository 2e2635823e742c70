import { sandboxRouter } from '@/features/payments/sandbox/router';
import { router } from '@/server/api/trpc';

export const paymentsRouter = router({ sandbox: sandboxRouter });
