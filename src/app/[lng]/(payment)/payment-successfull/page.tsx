import { paymentMetadata, paymentResult } from '@/app/[lng]/(payment)/_result';

export const generateMetadata = paymentMetadata('/payment-successfull', false);
export default paymentResult('/payment-successfull', false);
