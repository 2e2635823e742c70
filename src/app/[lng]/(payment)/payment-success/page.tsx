import { paymentMetadata, paymentResult } from '@/app/[lng]/(payment)/_result';

export const generateMetadata = paymentMetadata('/payment-success', false);
export default paymentResult('/payment-success', false);
