import { type Env, EnvFault, readEnv } from '@/env';

/** Whoever runs Next without our start command is told what is missing in the same words, and nothing starts half. */
export function envOrExit(): Env {
  try {
    return readEnv();
  } catch (thrown) {
    if (!(thrown instanceof EnvFault)) throw thrown;
    for (const fault of thrown.faults) process.stderr.write(`${fault}\n`);
    process.exit(1);
  }
}
