import { ApiError, type Clients, isApiError } from '@portal/api-client';
import { interceptWrites, type Write } from './interceptWrites.ts';

/** Creates nothing, and its content should not be kept. */
const changePasswordPath = '/api/user/changePassword';

/** `POST`s that change the record that their body names: another body is another change. All others create a record. */
const pathsOfChanges: ReadonlySet<string> = new Set([
  '/api/userrole',
  '/api/usercompanyaccess',
  '/Step2',
  '/Step3',
]);

/** Shown if a form was changed after its response was lost, and the first request turns out to have been executed. */
export const STORED_EARLIER_MESSAGE =
  'Your previous attempt succeeded, but its response was lost. Changes made since then are not saved. Sending again creates a second entry.';

/** Requests whose outcome is unknown, all sent with one key: the server has executed one of them at most. */
interface LostWrites {
  key: string;
  writes: Write[];
}

/** By what they create or change, see `toSubject`. */
const lostWrites = new Map<string, LostWrites>();

/**
 * Sends every creating `POST` with an idempotency key, so that it can be repeated safely: when a response is lost, the server may
 * have executed the request. The next request of the same kind then has the same key, even if the user has changed the
 * form: the server executes only one of them. Operations that do not know the header ignore it.
 * @throws ApiError with {@link getEarlierResponse} if an earlier request was executed, and this one differs from it
 */
export function sendIdempotencyKeys(clients: Clients): Clients {
  return interceptWrites(clients, async (write, send) => {
    if (write.method !== 'POST' || write.path === changePasswordPath) return send(write);
    const subject = toSubject(write);
    const { key, writes } = lostWrites.get(subject) ?? { key: createKey(), writes: [] };
    try {
      const response = await send(withKey(write, key));
      lostWrites.delete(subject);
      return response;
    } catch (error) {
      if (isOutcomeUnknown(error)) lostWrites.set(subject, { key, writes: [...writes, write] });
      if (!isConflict(error)) throw error;
      const earlier = await findEarlierResponse(error, key, writes, send);
      lostWrites.delete(subject);
      throw earlier ?? error;
    }
  });
}

/** The response to an earlier request of the same form, which was executed instead of this one; `undefined` if none was. */
export function getEarlierResponse(error: unknown): unknown {
  return isApiError(error) && isKeyReused(error) ? error.cause : undefined;
}

/** Lets the next requests create new records: those with a lost response belong to a form that has been closed. */
export function clearIdempotencyKeys(): void {
  lostWrites.clear();
}

/** Repeats the requests with the same key until the stored response of the executed one is found. */
async function findEarlierResponse(
  conflict: ApiError,
  key: string,
  writes: readonly Write[],
  send: (write: Write) => Promise<unknown>,
): Promise<ApiError | undefined> {
  if (!isKeyReused(conflict)) return undefined;
  for (const write of writes) {
    try {
      const cause = await send(withKey(write, key));
      return new ApiError({ ...conflict, message: STORED_EARLIER_MESSAGE, cause });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  return undefined;
}

function toSubject({ path, init }: Write): string {
  return JSON.stringify([path, init.params, pathsOfChanges.has(path) ? init.body : null]);
}

function withKey(write: Write, key: string): Write {
  const { init } = write;
  const header = { ...init.params?.header, 'Idempotency-Key': key };
  return { ...write, init: { ...init, params: { ...init.params, header } } };
}

/** Whether the server may have executed the request. */
function isOutcomeUnknown(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.kind === 'network' || error.kind === 'malformed' || error.status >= 500;
}

function isConflict(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 409;
}

function isKeyReused({ code }: ApiError): boolean {
  return code === 'request.key_reused';
}

/** 128 random bits; not `randomUUID`, which is missing in pages without TLS. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
