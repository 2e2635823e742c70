import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster';
import { createTemplate, dropDatabase } from './database';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { serverUrl: string; template: string };
  }
}

/** One server and one migrated template for the run; each test file then gets a clone of its own. */
export default async function setup(project: TestProject) {
  const cluster = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startCluster();
  const template = `segara_template_${process.pid}`;
  try {
    await createTemplate(cluster.url, template);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgres', { serverUrl: cluster.url, template });
  return async () => {
    await dropDatabase(cluster.url, template);
    await cluster.stop();
  };
}
