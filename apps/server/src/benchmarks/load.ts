import autocannon from 'autocannon';

/** A request of the benchmark: GET, or POST when it has a body. */
interface BenchmarkRequest {
  url: string;
  headers?: Record<string, string>;
  body?: object | undefined;
}

/** Sends the same request so many times over one connection. @returns how long each answer took, in ms */
export function listTimes({ url, headers = {}, body }: BenchmarkRequest, amount: number): Promise<number[]> {
  const times: number[] = [];
  const post = body && {
    method: 'POST' as const,
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  };
  return new Promise((resolve, reject) => {
    const load = autocannon({ url, headers, ...post, connections: 1, amount }, (error, result) => {
      if (error) reject(error as Error);
      else if (result.non2xx > 0 || result.errors > 0) reject(new Error(`${url} refused requests`));
      else resolve(times);
    });
    // The result's own percentiles are whole milliseconds, too coarse for the ratio of two short times.
    load.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  });
}
