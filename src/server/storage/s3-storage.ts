import { AwsClient } from 'aws4fetch';
import { deadlineIn } from '@/server/process/deadline';
import { trimCharacters } from '@/shared/schema/trim-characters';
import { isStorageKey, type Storage } from './storage';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** The parts of `s3://bucket/folder?endpoint=https://s3.example`; the default endpoint is Amazon's in the region. */
export interface S3Location {
  bucket: string;
  folder: string;
  endpoint: string;
  region: string;
}

export function s3LocationOf(storageUrl: string, region: string): S3Location {
  const { hostname, pathname, searchParams } = new URL(storageUrl);
  return {
    bucket: hostname,
    folder: trimCharacters(pathname, '/'),
    endpoint: trimCharacters(searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`, '/'),
    region,
  };
}

/** The limit for all tries together: a person waits for the answer. */
const PATIENCE_MS = 8_000;
const TRIES = 2;

/** Stores in a bucket of Amazon S3 or a compatible service. */
export function s3Storage(location: S3Location, { sessionToken, ...keys }: S3Credentials) {
  const client = new AwsClient({
    ...keys,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region: location.region,
    retries: TRIES,
  });
  const bucket = `${location.endpoint}/${location.bucket}`;
  const addressOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('not a storage key');
    return [bucket, location.folder, key].filter(Boolean).join('/');
  };
  const ask = (method: string, address: string, more: { body?: BodyInit; deadline?: AbortSignal | undefined } = {}) => {
    const { body, deadline } = more;
    const signal = deadline ?? deadlineIn(PATIENCE_MS);
    return client.fetch(address, { method, ...(body && { body }), signal });
  };

  async function errorFrom(answer: Response): Promise<Error> {
    const [, code = ''] = /<Code>([^<]*)<\/Code>/.exec(await answer.text()) ?? [];
    return new Error(`the storage answered ${answer.status} ${code}`.trim());
  }

  const storage: Storage = {
    async put(key, bytes, deadline) {
      const answer = await ask('PUT', addressOf(key), { body: new Uint8Array(bytes), deadline });
      if (!answer.ok) throw await errorFrom(answer);
    },
    async get(key, deadline) {
      const answer = await ask('GET', addressOf(key), { deadline });
      if (answer.status === 404) return null;
      if (!answer.ok) throw await errorFrom(answer);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async remove(key) {
      const answer = await ask('DELETE', addressOf(key));
      if (!answer.ok && answer.status !== 404) throw await errorFrom(answer);
    },
  };
  /** The reason why the bucket or our keys do not work; null when they do. Throws when the server does not answer. */
  const fault = async (): Promise<string | null> => {
    const { ok, status } = await ask('HEAD', bucket);
    if (ok) return null;
    if (status === 404) return `there is no bucket ‘${location.bucket}’ at ${location.endpoint}`;
    if (status === 403) return `the keys do not open the bucket ‘${location.bucket}’ at ${location.endpoint}`;
    return `${location.endpoint} answered ${status} for the bucket ‘${location.bucket}’`;
  };
  return { ...storage, fault };
}
