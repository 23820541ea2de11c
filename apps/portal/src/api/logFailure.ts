import { isApiError } from '@portal/api-client';

/** Logs a failed call to the console: method, path and error, never data or tokens. */
export function logFailure(queryKey: readonly unknown[], error: unknown): void {
  const [method, path] = queryKey;
  const reason = isApiError(error) ? `${error.status || error.kind} ${error.code}` : String(error);
  // oxlint-disable-next-line no-console -- the specification wants failed calls in the console
  console.error(`${String(method).toUpperCase()} ${String(path)}: ${reason}`);
}
