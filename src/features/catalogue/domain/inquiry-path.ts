/** The enquiry form with a product chosen and, with a message, what it begins with. */
export const inquiryPath = (slug: string, message?: string) =>
  `/inquiry-contact?${new URLSearchParams({ product: slug, ...(message && { message }) })}`;
