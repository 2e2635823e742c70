import { AwsClient } from 'aws4fetch';
import { deadlineIn } from '@/server/process/deadline';
import type { S3Credentials, S3Location } from '@/server/storage/s3-storage';
import { type BackupTarget, TargetFault } from './target';

/** The smallest part that the protocol allows is 5 MB; 10,000 parts of this size hold 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;
const PATIENCE_MS = 60_000;
const TRIES = 4;

/** The text of the first element with this tag. */
const textIn = (xml: string, tag: string): string => xml.split(`<${tag}>`, 2)[1]?.split('<', 1)[0] ?? '';

/** Collects chunks into parts of one size; the last may be smaller. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.subarray(at, at + PART_BYTES - filled);
      part.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled < PART_BYTES) continue;
      yield part;
      [part, filled] = [new Uint8Array(PART_BYTES), 0];
    }
  }
  if (filled > 0) yield part.slice(0, filled);
}

/** Stores backups in a bucket of Amazon S3 or a compatible service. */
export function s3Target(location: S3Location, { sessionToken, ...keys }: S3Credentials): BackupTarget {
  const client = new AwsClient({
    ...keys,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region: location.region,
    retries: TRIES,
  });
  const bucket = `${location.endpoint}/${location.bucket}`;
  const prefix = location.folder && `${location.folder}/`;
  const addressOf = (name: string, query = '') => `${bucket}/${prefix}${name}${query}`;

  async function ask(method: string, address: string, body?: BodyInit, signal = deadlineIn(PATIENCE_MS)) {
    const answer = await client
      .fetch(address, { method, ...(body !== undefined && { body }), ...(signal && { signal }) })
      .catch((cause: unknown) => {
        throw new TargetFault('unreachable', { cause });
      });
    if (answer.ok || answer.status === 404) return answer;
    const cause = new Error(`the bucket answered ${answer.status} ${textIn(await answer.text(), 'Code')}`.trim());
    throw new TargetFault('unreachable', { cause });
  }

  async function expectFound(answer: Response): Promise<Response> {
    if (answer.ok) return answer;
    throw new TargetFault('unreachable', { cause: new Error('the bucket does not exist') });
  }

  return {
    location: `s3://${location.bucket}/${location.folder}`,
    async write(name, content) {
      const begun = await expectFound(await ask('POST', addressOf(name, '?uploads='), ''));
      const upload = encodeURIComponent(textIn(await begun.text(), 'UploadId'));
      try {
        const tags: string[] = [];
        let bytes = 0;
        for await (const part of inParts(content)) {
          const query = `?partNumber=${tags.length + 1}&uploadId=${upload}`;
          const answer = await expectFound(await ask('PUT', addressOf(name, query), part));
          tags.push(answer.headers.get('etag') ?? '');
          bytes += part.length;
        }
        const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
        const all = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
        const ended = await (await expectFound(await ask('POST', addressOf(name, `?uploadId=${upload}`), all))).text();
        // The service may report a failure after it has answered 200.
        if (ended.includes('<Error>'))
          throw new TargetFault('unreachable', { cause: new Error(textIn(ended, 'Code')) });
        return bytes;
      } catch (error) {
        await ask('DELETE', addressOf(name, `?uploadId=${upload}`)).catch(() => {});
        throw error;
      }
    },
    async read(name) {
      // Reading lasts as long as the reader needs, so it has no deadline.
      const answer = await ask('GET', addressOf(name), undefined, new AbortController().signal);
      return answer.ok ? answer.body : null;
    },
    async list() {
      const found: { name: string; bytes: number }[] = [];
      for (let token = ''; ; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(prefix && { prefix }),
          ...(token && { 'continuation-token': token }),
        });
        const xml = await (await expectFound(await ask('GET', `${bucket}?${query}`))).text();
        for (const entry of xml.split('<Contents>').slice(1)) {
          found.push({ name: textIn(entry, 'Key').slice(prefix.length), bytes: Number(textIn(entry, 'Size')) });
        }
        token = textIn(xml, 'NextContinuationToken');
        if (!token) return found;
      }
    },
    async remove(name) {
      await ask('DELETE', addressOf(name));
    },
  };
}
