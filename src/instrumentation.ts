/** Called once when the server starts, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { readEnv } = await import('./env');
    readEnv();
    const { startWorker } = await import('./wiring/jobs-root');
    startWorker();
  }
}
