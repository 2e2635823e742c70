/**
 * A sender reads our answer only when everything is sent, and a connection that was left in the middle fails the next
 * call on it: what is too much is heard to its end, within reason.
 */
const HEARD_BYTES = 16 * 1024 * 1024;

/** Counted while it streams in, and kept only as far as it is allowed; null when it is more. */
export async function readBody(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let count = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    count += chunk.byteLength;
    if (count > HEARD_BYTES) return null;
    if (count <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return count > mostBytes ? null : Buffer.concat(chunks);
}
