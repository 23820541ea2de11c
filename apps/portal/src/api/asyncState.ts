import { isApiError } from '@portal/api-client';
import type { AsyncState } from '@portal/ui/feedback';
import { requestLogin } from '../state/loginRequest.ts';
import {
  getFailureDetails,
  getFailureMessage,
  getLoginReason,
  needsLogin,
  MALFORMED_RESPONSE_MESSAGE,
} from './failures.ts';

/** The part of a query that decides what is shown. */
export interface QueryView {
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Converts a query to one of the states that every panel renders. After a failed refresh the older data stays visible.
 * @param data the data to show; `undefined` until loaded
 */
export function asyncState<T>(query: QueryView, data: T | undefined): AsyncState<T> {
  if (query.isError) return toFailedState(query, data);
  if (data === undefined) return { status: 'loading' };
  return { status: 'ready', data, refreshing: query.isFetching };
}

/** The same for a response with rows in a field. No rows during a refetch counts as loading. */
export function asyncRows<Data, Field extends RowsField<Data>>(
  query: QueryView & { data: Data | undefined },
  field: Field,
): AsyncState<Data[Field]> {
  return toListState(query, query.data !== undefined, query.data?.[field]);
}

/**
 * The same for a response that is an array.
 * @param select selects the rows to show; default: all
 */
export function asyncList<Row>(
  query: QueryView & { data: readonly Row[] | undefined },
  select: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): AsyncState<readonly Row[]> {
  const { data } = query;
  return toListState(query, data !== undefined, Array.isArray(data) ? select(data) : data);
}

function toListState<Rows>(query: QueryView, hasResponse: boolean, rows: Rows | undefined): AsyncState<Rows> {
  // The type says array, but the response may be malformed.
  if (!Array.isArray(rows)) {
    if (query.isError || !hasResponse) return asyncState<Rows>(query, undefined);
    return { status: 'failed', message: MALFORMED_RESPONSE_MESSAGE, retry: () => void query.refetch() };
  }
  const state = asyncState(query, rows.length > 0 || !query.isError ? rows : undefined);
  if (state.status !== 'ready' || rows.length > 0) return state;
  return state.refreshing ? { status: 'loading' } : { status: 'empty' };
}

/** The state of a record of the URL, which says when its id is unknown (404) or no id (400): Retry does not help. */
export function withMissing<T>(state: AsyncState<T>, error: unknown, message: string): AsyncState<T> {
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
  return isMissing ? { status: 'failed', message } : state;
}

/** Names of the array fields of a response. */
export type RowsField<Data> = {
  [Field in keyof Data]: Data[Field] extends readonly unknown[] ? Field : never;
}[keyof Data];

function toFailedState<T>(query: QueryView, data: T | undefined): AsyncState<T> {
  const message = getFailureMessage(query.error);
  const olderData = isGone(query.error) ? undefined : data;
  const shared = {
    status: 'failed',
    message,
    ...getFailureDetails(query.error),
    ...(olderData !== undefined && { olderData }),
  } as const;
  if (needsLogin(query.error)) {
    return {
      ...shared,
      code: 'loginNeeded',
      action: { label: 'Log in', onSelect: () => void requestLogin(getLoginReason(query.error)) },
    };
  }
  return { ...shared, retry: () => void query.refetch() };
}

/** Whether the server says that the data must not be shown any more, or no longer exists. */
function isGone(error: unknown): boolean {
  return isApiError(error) && (error.status === 403 || error.status === 404);
}
