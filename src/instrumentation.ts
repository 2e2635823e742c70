/** Next calls this once when the server starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { envOrExit } = await import('@/server/process/env-or-exit');
    envOrExit();
    const { storageOrExit } = await import('@/server/storage/storage-or-exit');
    await storageOrExit();
    const { demoAccountsOrExit } = await import('@/server/auth/demo-accounts-or-exit');
    await demoAccountsOrExit();
    const { startWorker } = await import('@/wiring/jobs-root');
    startWorker();
    const { startListening } = await import('@/server/page-cache/listen-for-changes');
    startListening();
    const { readShopWith } = await import('@/server/shop/hidden-languages');
    const { currentShop } = await import('@/server/shop/current-shop');
    const { db } = await import('@/server/database/db');
    readShopWith(() => currentShop(db));
    const { findPagesWith } = await import('@/server/page-cache/page-presence');
    const { findPublicPage } = await import('@/wiring/public-pages');
    findPagesWith(findPublicPage);
  }
}
