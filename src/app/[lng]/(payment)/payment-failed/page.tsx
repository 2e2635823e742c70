import { paymentMetadata, paymentResult } from '@/app/[lng]/(payment)/_result';

export const generateMetadata = paymentMetadata('/payment-failed', true);
export default paymentResult('/payment-failed', true);
