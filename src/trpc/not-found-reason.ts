import { cache } from 'react';

/** Next's not-found page takes no arguments; what it has to say travels beside it, for this request only. */
export const notFoundReason = cache((): { unknownGuard: boolean } => ({ unknownGuard: false }));
