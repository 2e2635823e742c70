import { paymentResult, paymentTitle } from '@/app/[lng]/(payment)/_result';

export const generateMetadata = paymentTitle;
export default paymentResult('/payment-successfull', false);
