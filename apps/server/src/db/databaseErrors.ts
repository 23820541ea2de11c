/**
 * SQLSTATE classes of temporary failures. 28: the password has been changed or access removed while the server runs, and
 * a restart is due.
 */
const unavailableClasses = new Set(['08', '28', '40', '53', '57']);
/** Socket errors: no connection, or a lost one. Those of files have other system calls or codes. */
const socketErrors =
  /^(connect|getaddrinfo) |^(read|write) E(CONN[A-Z]+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)$/;
/** Errors of the `pg` package and of its sockets that have no system call. */
const unavailableMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Client was closed and is not queryable',
  // Of a socket, without a system call.
  'This socket has been ended by the other party',
];

const queryCanceled = '57014';

/** Whether the error is that of a statement that took too long. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === queryCanceled;
}

/** The last reachability check failed; the request does not wait for the database. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  constructor() {
    super('The database is not responding');
  }
}

/** Whether the error is a connection error, or the database is overloaded, restarting or too slow. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  if (unavailableMessages.some((message) => error.message.startsWith(message))) return true;
  const code = 'code' in error ? String(error.code) : '';
  const call = 'syscall' in error ? String(error.syscall) : '';
  if (socketErrors.test(`${call} ${code}`)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && unavailableClasses.has(code.slice(0, 2));
}
