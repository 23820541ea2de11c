import type { AsyncState } from '@portal/ui/feedback';
import { askForLogin } from '../state/loginAgain.ts';
import { failureText, needsLogin, UNREADABLE_ANSWER } from './failures.ts';

/** The part of a query that decides what is shown. */
export interface QueryView {
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Converts a query to one of the states that every panel renders.
 * @param data the data to show; `undefined` until loaded
 */
export function asyncState<T>(query: QueryView, data: T | undefined): AsyncState<T> {
  if (query.isError) return failed(query);
  if (data === undefined) return { status: 'loading' };
  return { status: 'ready', data, refreshing: query.isFetching };
}

/** The same for a response with rows in a field. No rows during a refetch counts as loading. */
export function asyncRows<Answer, Field extends RowsField<Answer>>(
  query: QueryView & { data: Answer | undefined },
  field: Field,
): AsyncState<Answer[Field]> {
  return listState(query, query.data !== undefined, query.data?.[field]);
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
  return listState(query, data !== undefined, Array.isArray(data) ? select(data) : data);
}

function listState<Rows>(query: QueryView, isAnswered: boolean, rows: Rows | undefined): AsyncState<Rows> {
  // The type says array, but the response may be malformed.
  if (!query.isError && isAnswered && !Array.isArray(rows)) {
    return { status: 'failed', message: UNREADABLE_ANSWER, retry: () => void query.refetch() };
  }
  const state = asyncState(query, rows);
  if (state.status !== 'ready' || (state.data as readonly unknown[]).length > 0) return state;
  return state.refreshing ? { status: 'loading' } : { status: 'empty' };
}

/** Names of the array fields of a response. */
export type RowsField<Answer> = {
  [Field in keyof Answer]: Answer[Field] extends readonly unknown[] ? Field : never;
}[keyof Answer];

function failed(query: QueryView): AsyncState<never> {
  const message = failureText(query.error);
  if (needsLogin(query.error)) {
    return { status: 'failed', message, action: { label: 'Log in', onSelect: () => void askForLogin() } };
  }
  return { status: 'failed', message, retry: () => void query.refetch() };
}
