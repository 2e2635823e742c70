import { cache } from 'react';

/** Next's not-found page takes no arguments, so this passes them within the current request. */
export const notFoundReason = cache((): { unknownGuard: boolean } => ({ unknownGuard: false }));
