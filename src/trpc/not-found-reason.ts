import { cache } from 'react';

/** Next's not-found page takes no arguments; this passes them for the current request only. */
export const notFoundReason = cache((): { unknownGuard: boolean } => ({ unknownGuard: false }));
