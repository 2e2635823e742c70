import { buildAsSteps } from './lib/build-as-steps';

export default function command(): Promise<void> {
  return buildAsSteps(true);
}
