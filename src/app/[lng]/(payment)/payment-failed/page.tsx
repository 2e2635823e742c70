import { paymentMetadata, paymentResult } from '@/app/[lng]/(payment)/_result';

export const generateMetadata = paymentMetadata('/payment-failed');
export default paymentResult('/payment-failed', true);
