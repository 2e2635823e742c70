import type { IncomingMessage } from 'node:http';

export type Patience = {
  /** A body must arrive within this time, extended by its received bytes divided by the slowest accepted rate. */
  firstMs: number;
  bytesPerSecond: number;
};

export type Received = { body: Buffer } | 'too_large' | 'too_slow' | 'aborted';

/** Reads a body into memory; stops as soon as it is larger or slower than allowed, whatever its headers declare. */
export function receiveBody(request: IncomingMessage, maxBytes: number, patience: Patience): Promise<Received> {
  if (request.destroyed) return Promise.resolve('aborted');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const began = performance.now();
    let timer = setTimeout(checkRate, patience.firstMs);

    function finish(received: Received): void {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).pause();
      resolve(received);
    }
    function onData(chunk: Buffer): void {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) finish('too_large');
      else chunks.push(chunk);
    }
    function onEnd(): void {
      finish({ body: Buffer.concat(chunks) });
    }
    function onClose(): void {
      finish('aborted');
    }
    function checkRate(): void {
      const allowedMs = patience.firstMs + (bytes / patience.bytesPerSecond) * 1000;
      const leftMs = began + allowedMs - performance.now();
      if (leftMs <= 0) finish('too_slow');
      else timer = setTimeout(checkRate, leftMs);
    }
    request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}
