import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';

/** When the data of a list are from, milliseconds since 1970, if the server says that they are older than its response. */
export function readDataTime({ headers }: Response): { receivedAt?: number } {
  const asOf = headers.get('data-as-of');
  return asOf === null ? {} : { receivedAt: Date.parse(`${asOf}Z`) };
}

/** The same for reports that are loaded whole, by their query. */
const times = new Map<string, number | undefined>();

/** The query of a report that is loaded whole; it remembers when its data are from. */
export function createReportQuery<Options extends { queryKey: QueryKey }>(options: Options): Options {
  const [method, path, init] = options.queryKey as ['get' | 'post', string, object];
  const call = clients.provider[method === 'get' ? 'GET' : 'POST'] as unknown as Call;
  return {
    ...options,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { data, response } = await call(path, { signal, ...init });
      times.set(JSON.stringify(options.queryKey), readDataTime(response).receivedAt);
      return data;
    },
  };
}

type Call = (path: string, init: object) => Promise<{ data: unknown; response: Response }>;

/** When the data of a report are from; the time of the response if they were current then. */
export function getDataTime(queryKey: QueryKey, { dataUpdatedAt }: { dataUpdatedAt: number }): number {
  return times.get(JSON.stringify(queryKey)) ?? dataUpdatedAt;
}

/** A report that is loaded whole, with the time of its data instead of that of the response. */
export function useReport<Data, Failure, Key extends QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) {
  const query = useQuery(options);
  return { ...query, dataUpdatedAt: getDataTime(options.queryKey, query) };
}
