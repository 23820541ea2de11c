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
 * What a query shows, in one of the states that every panel draws.
 * @param data what is to be shown; `undefined` while nothing has come
 */
export function asyncState<T>(query: QueryView, data: T | undefined): AsyncState<T> {
  if (query.isError) return failed(query);
  if (data === undefined) return { status: 'loading' };
  return { status: 'ready', data, refreshing: query.isFetching };
}

/** The same for the rows of a list answer, named by its field. No rows while newer are fetched is loading. */
export function asyncRows<Answer, Field extends RowsField<Answer>>(
  query: QueryView & { data: Answer | undefined },
  field: Field,
): AsyncState<Answer[Field]> {
  return listState(query, query.data !== undefined, query.data?.[field]);
}

/**
 * The same for an answer that is a list itself.
 * @param select what is shown of it; default: all
 */
export function asyncList<Row>(
  query: QueryView & { data: readonly Row[] | undefined },
  select: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): AsyncState<readonly Row[]> {
  const { data } = query;
  return listState(query, data !== undefined, Array.isArray(data) ? select(data) : data);
}

function listState<Rows>(query: QueryView, isAnswered: boolean, rows: Rows | undefined): AsyncState<Rows> {
  // The type promises a list; the answer is what some server sent.
  if (!query.isError && isAnswered && !Array.isArray(rows)) {
    return { status: 'failed', message: UNREADABLE_ANSWER, retry: () => void query.refetch() };
  }
  const state = asyncState(query, rows);
  if (state.status !== 'ready' || (state.data as readonly unknown[]).length > 0) return state;
  return state.refreshing ? { status: 'loading' } : { status: 'empty' };
}

/** Names of the fields of an answer that hold a list. */
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
