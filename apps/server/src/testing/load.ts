import { Agent, request } from 'node:http';

export interface LoadResult {
  port: number;
  startedAt: number;
  endedAt: number;
  /** `null`: no complete response. */
  status: number | null;
  retryAfter: string | undefined;
  error: string | undefined;
}

export interface Load {
  /** In the order of completion. */
  results: LoadResult[];
  stop(): Promise<LoadResult[]>;
}

export interface LoadOptions {
  /** Read for each request: the addresses of the servers. */
  ports: () => readonly number[];
  path: string;
  token: string;
  /** Number of concurrent requests. */
  clients?: number;
}

/**
 * Sends requests to the servers in turn on persistent connections, as a proxy does, and never repeats a request. A
 * server that refuses the connection has received no request, so the next one is tried.
 */
export function startLoad({ ports, path, token, clients = 12 }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true });
  const results: LoadResult[] = [];
  const stopping = new AbortController();
  let turn = 0;

  async function client(): Promise<void> {
    while (!stopping.signal.aborted) {
      const choice = ports();
      const port = choice[(turn += 1) % choice.length] ?? 0;
      const result = await sendRequest({ agent, port, path, token });
      if (result.error !== 'ECONNREFUSED') results.push(result);
    }
  }
  const working = Promise.all(Array.from({ length: clients }, client));
  return {
    results,
    async stop() {
      stopping.abort();
      await working;
      agent.destroy();
      return results;
    },
  };
}

interface RequestOptions {
  agent: Agent;
  port: number;
  path: string;
  token: string;
}

function sendRequest({ agent, port, path, token }: RequestOptions): Promise<LoadResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (found: Partial<LoadResult>) =>
      resolve({
        port,
        startedAt,
        endedAt: performance.now(),
        status: null,
        retryAfter: undefined,
        error: undefined,
        ...found,
      });
    const headers = { authorization: `Bearer ${token}` };
    const call = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        end({ status: response.statusCode ?? null, retryAfter: response.headers['retry-after'] }),
      );
      response.on('error', (error) => end({ error: error.message }));
    });
    call.on('error', (error: NodeJS.ErrnoException) => end({ error: error.code ?? error.message }));
    call.end();
  });
}
