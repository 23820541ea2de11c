import type { ToggleResult } from '@portal/ui/administration';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { mutate } from './mutations.ts';
import { prefetch, queryClient } from './queryClient.ts';
import { submitVersion, type Versioned, type VersionHeader } from './saveVersion.ts';
import { submitResult, toggleResult } from './submitResult.ts';

/** The query of a list, as `providerApi.queryOptions` creates it. */
type ListQuery<Row, Key extends QueryKey> = Pick<
  UseQueryOptions<Row[], Error, Row[], Key>,
  'queryKey' | 'queryFn'
>;

export interface ListOptions<Row> {
  rowId: (row: Row) => unknown;
  /** Other lists with data of these rows, invalidated with this one. */
  affectedKeys?: readonly QueryKey[];
}

type ChangeRows<Row> = (rows: Row[]) => Row[];

/** The response of a write that returns the stored row. */
type RowResponse<Row> = Promise<{ data?: Row | undefined }>;

/**
 * A list of the provider API that is loaded as a whole: its query, and the ways to change it. Every change updates the
 * cached rows at once, then the list is refetched.
 *
 * @example
 * const list = createListResource(providerApi.queryOptions('get', '/api/startpage', {}), {
 *   rowId: ({ startPageId }) => startPageId,
 * });
 * export const useStartPages = list.useRows;
 * export const saveStartPage = list.save((body: StartPage) => clients.provider.PUT('/api/startpage', { body }));
 */
export function createListResource<Row extends object, Key extends QueryKey>(
  query: ListQuery<Row, Key>,
  { rowId, affectedKeys = [] }: ListOptions<Row>,
) {
  const queryKey: QueryKey = query.queryKey;

  async function updateCache(changeRows: ChangeRows<Row>): Promise<void> {
    // A refetch started before the write would return old rows.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (rows: Row[] | undefined) => rows && changeRows(rows));
  }

  /** Sends a change, updates the cached rows, and refetches this list and the affected ones. */
  function change<Result>(
    send: () => Promise<Result>,
    toChange: (result: Result) => ChangeRows<Row>,
  ): Promise<Result> {
    return mutate([queryKey, ...affectedKeys], async () => {
      const result = await send();
      await updateCache(toChange(result));
      return result;
    });
  }

  /** Replaces the row with the same id, or appends the row. */
  function withRow(row: Row | undefined): ChangeRows<Row> {
    return (rows) => {
      if (!row) return rows;
      const index = rows.findIndex((each) => rowId(each) === rowId(row));
      return index === -1 ? [...rows, row] : rows.with(index, row);
    };
  }

  function withoutRow(row: Row): ChangeRows<Row> {
    return (rows) => rows.filter((each) => rowId(each) !== rowId(row));
  }

  function put(send: () => RowResponse<Row>): Promise<Row | undefined> {
    return change(async () => (await send()).data, withRow);
  }

  async function fetchRow(row: Row): Promise<Row | undefined> {
    const rows = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    return rows.find((each) => rowId(each) === rowId(row));
  }

  return {
    change,
    withRow,
    withoutRow,
    useRows: () => useQuery(query),
    prefetch: () => prefetch(query),
    /** The rows, from the cache while they are fresh. @throws ApiError */
    fetchRows: () => queryClient.fetchQuery(query),
    refetchIfInvalidated: () =>
      void queryClient.refetchQueries({ queryKey, predicate: ({ state }) => state.isInvalidated }),
    /** Adds or saves a row. @throws ApiError */
    put,
    /** Creates a submit handler that adds or saves a row. */
    save: <Values>(send: (values: Values) => RowResponse<Row>) =>
      submitResult((values: Values) => put(() => send(values))),
    /** Saves a row unless someone else has stored a newer version. @param subject what a row is: `page` */
    saveVersion: (
      subject: string,
      loaded: Row & Versioned,
      send: (header: VersionHeader) => RowResponse<Row>,
    ) =>
      submitVersion(
        subject,
        loaded,
        (header) => put(() => send(header)),
        () => fetchRow(loaded),
      ),
    /** Creates a submit handler that deletes a row. */
    remove: (send: (row: Row) => Promise<unknown>) =>
      submitResult((row: Row) =>
        change(
          () => send(row),
          () => withoutRow(row),
        ),
      ),
    /**
     * Runs one of several rapid changes, such as checkboxes: the list is only marked stale, and refetched when it is
     * next used. After a failure it is refetched at once, because the stored state is unknown.
     */
    toggle: <Result>(
      send: () => Promise<Result>,
      toChange: (result: Result) => ChangeRows<Row>,
    ): Promise<ToggleResult> =>
      toggleResult(async () => {
        const result = await send().catch((error: unknown) => {
          void queryClient.invalidateQueries({ queryKey });
          throw error;
        });
        await updateCache(toChange(result));
        await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }),
  };
}
