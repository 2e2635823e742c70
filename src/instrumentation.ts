/** Called once when the server starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { envOrExit } = await import('./server/env-or-exit');
    const env = envOrExit();
    const { stampClientAddress } = await import('./server/client-address');
    stampClientAddress(env.TRUSTED_PROXIES);
    const { compressAnswers } = await import('./server/compress-answers');
    compressAnswers();
    const { readAddresses } = await import('./server/readable-address');
    readAddresses();
    const { storageOrExit } = await import('./server/storage/storage-or-exit');
    await storageOrExit();
    const { startWorker } = await import('./wiring/jobs-root');
    startWorker();
    const { startHearing } = await import('./server/public-pages/hear-changes');
    startHearing();
  }
}
