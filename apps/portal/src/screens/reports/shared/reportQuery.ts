import { parseInstant } from '@portal/domain';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';

/** When the data of a report are from, milliseconds since 1970: now, unless the server says that they are older. */
export function readDataTime({ headers }: Response): number {
  return parseInstant(headers.get('data-as-of')) ?? Date.now();
}

/** The rows of a report that is loaded whole. */
interface TimedRows<Rows> {
  rows: Rows;
  /** When they are from, milliseconds since 1970. */
  receivedAt: number;
}

type ReportQuery<Rows, Failure, Key extends QueryKey> = UseQueryOptions<
  TimedRows<Rows>,
  Failure,
  TimedRows<Rows>,
  Key
>;

/** The query of a report that is loaded whole. */
export function createReportQuery<Rows, Failure, Key extends QueryKey>({
  queryKey,
}: UseQueryOptions<Rows, Failure, Rows, Key>): Pick<ReportQuery<Rows, Failure, Key>, 'queryKey'> & {
  queryFn: (context: { signal: AbortSignal }) => Promise<TimedRows<Rows>>;
} {
  const [method, path, init] = queryKey as unknown as ['get' | 'post', string, object];
  const call = clients.provider[method === 'get' ? 'GET' : 'POST'] as unknown as Call;
  return {
    queryKey,
    queryFn: async ({ signal }) => {
      const { data, response } = await call(path, { signal, ...init });
      return { rows: data as Rows, receivedAt: readDataTime(response) };
    },
  };
}

type Call = (path: string, init: object) => Promise<{ data: unknown; response: Response }>;

/** A report that is loaded whole, with the time of its data instead of that of the response. */
export function useReport<Rows, Failure, Key extends QueryKey>(options: ReportQuery<Rows, Failure, Key>) {
  const query = useQuery(options);
  return { ...query, data: query.data?.rows, dataUpdatedAt: query.data?.receivedAt ?? 0 };
}
