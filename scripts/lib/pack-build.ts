/* A process of its own, so that visitors come first: it computes for seconds. */
import { constants, setPriority } from 'node:os';
import { packBuild } from './build';

setPriority(constants.priority.PRIORITY_LOW);
await packBuild();
