import { paymentResult, paymentTitle } from '../_result';

export const generateMetadata = paymentTitle;
export default paymentResult('/payment-successfull', false);
