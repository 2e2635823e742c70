/** For few accounts that place many orders; call it before importing the product. */
export function raiseLimits(): void {
  process.env.RATE_LIMIT_FACTOR = '1000';
}
