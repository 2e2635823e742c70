import { type Env, EnvFault, readEnv } from '@/env';

/** Reports missing settings like the start command when Next is run directly, and exits. */
export function envOrExit(): Env {
  try {
    return readEnv();
  } catch (thrown) {
    if (!(thrown instanceof EnvFault)) throw thrown;
    for (const fault of thrown.faults) process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
}
