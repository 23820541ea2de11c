import autocannon from 'autocannon';

/** Measures requests per second with ten concurrent clients. */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const result = await autocannon({ url, headers, connections: 10, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} refused requests under load`);
  return result.requests.average;
}
