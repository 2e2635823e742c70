/** Where on the page of an order its plans are changed, and where its forms are completed. */
export const plansAnchor = 'plans';
export const formsAnchor = 'open-forms';
