import { availableParallelism, cpus } from 'node:os';

/** What the figures of a report were measured on. */
export const machine = () => ({
  node: process.versions.node,
  processors: availableParallelism(),
  model: cpus()[0]?.model ?? '',
});
