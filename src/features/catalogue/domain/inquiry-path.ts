/** The enquiry form with a product chosen. */
export const inquiryPath = (slug: string) => `/inquiry-contact?product=${slug}`;
