import autocannon from 'autocannon';

/** A request of the benchmark: GET, or POST when it has a body. */
interface BenchmarkRequest {
  url: string;
  headers?: Record<string, string>;
  body?: object | undefined;
}

/** How often autocannon looks whether it is done, in ms; its default would add a second to each measurement. */
const sampleInt = 20;

/** Sends the same request so many times over one connection. @returns how long each response took, in ms */
export function listTimes({ url, headers = {}, body }: BenchmarkRequest, amount: number): Promise<number[]> {
  const times: number[] = [];
  const post = body && {
    method: 'POST' as const,
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  };
  return new Promise((resolve, reject) => {
    const load = autocannon({ url, headers, ...post, connections: 1, amount, sampleInt }, (error, result) => {
      if (error) reject(error as Error);
      else if (result.non2xx > 0 || result.errors > 0) reject(new Error(`${url} refused requests`));
      else resolve(times);
    });
    // The result's own percentiles are whole milliseconds, too coarse for the ratio of two short times.
    load.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime));
  });
}

/** What callers saw of a server under load. */
export interface LoadFigures {
  /** Answered calls, in ms. */
  acceptedMs: number[];
  /** Refused ones (503). */
  refusedMs: number[];
  /** Any other status, and connections without a response. */
  failed: number;
}

/** Sends the requests in turn on so many connections at once, each beginning with another one, without a pause. */
export function runLoad(
  { url, headers = {} }: BenchmarkRequest,
  { paths, connections, seconds }: { paths: readonly string[]; connections: number; seconds: number },
): Promise<LoadFigures> {
  const figures: LoadFigures = { acceptedMs: [], refusedMs: [], failed: 0 };
  const requests = paths.map((path) => ({ path, headers }));
  let first = 0;
  const setupClient = (client: autocannon.Client) => {
    first = (first + 1) % requests.length;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
  return new Promise((resolve, reject) => {
    const load = autocannon(
      { url, connections, setupClient, duration: seconds, timeout: 30 },
      (error, result) => {
        if (error) reject(error as Error);
        else resolve({ ...figures, failed: figures.failed + result.errors });
      },
    );
    load.on('response', (_client, status, _bytes, responseTime) => {
      if (status === 200) figures.acceptedMs.push(responseTime);
      else if (status === 503) figures.refusedMs.push(responseTime);
      else figures.failed += 1;
    });
  });
}
