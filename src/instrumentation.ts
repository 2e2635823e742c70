/** Called once when the server starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { readEnv } = await import('./env');
    const { stampClientAddress } = await import('./server/client-address');
    stampClientAddress(readEnv().TRUSTED_PROXIES);
    const { startWorker } = await import('./wiring/jobs-root');
    startWorker();
    const { startHearing } = await import('./server/public-pages/hear-changes');
    startHearing();
  }
}
