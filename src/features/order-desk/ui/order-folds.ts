/** The folds of an order's page that its actions open. */
export const paymentFold = 'take-payment';
export const linkFold = 'guest-link';
