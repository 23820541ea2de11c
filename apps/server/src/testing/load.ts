import { Agent, request } from 'node:http';

/** What became of one request. */
export interface LoadResult {
  port: number;
  startedAt: number;
  endedAt: number;
  /** `null`: no whole answer came. */
  status: number | null;
  retryAfter: string | undefined;
  error: string | undefined;
}

export interface Load {
  /** In the order of their ends. */
  results: LoadResult[];
  stop(): Promise<LoadResult[]>;
}

export interface LoadOptions {
  /** Read for each request: where servers listen. */
  ports: () => readonly number[];
  path: string;
  token: string;
  /** Requests at once. */
  clients?: number;
}

/**
 * Asks servers in turn on connections that are kept, as a proxy before them does, without ever repeating a request.
 * A server that takes no connection has got no request: the next one is asked.
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
