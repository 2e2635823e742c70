const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Does something before a signal takes its usual course. Next ends the process as soon as its requests are answered,
 * and knows nothing of jobs; so its own listeners are told only after ours is done.
 */
export function beforeExit(finish: () => Promise<void>): void {
  const others = signals.map((signal) => ({ signal, listeners: process.listeners(signal) }));
  let finishing = false;

  function onSignal(signal: NodeJS.Signals): void {
    // A terminal sends it to every process of the group, and the parent may pass it on as well.
    if (finishing) return;
    finishing = true;
    void finish().finally(() => {
      for (const { signal: name, listeners } of others) {
        process.removeListener(name, onSignal);
        for (const listener of listeners) process.on(name, listener);
      }
      process.kill(process.pid, signal);
    });
  }

  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, onSignal);
  }
}
