export const owner = { email: 'owner@evening.test', password: 'calm-and-early-5' };
export const guest = { email: 'guest@evening.test', password: 'slow-and-deep-9' };
