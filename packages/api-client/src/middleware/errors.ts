import type { Middleware } from 'openapi-fetch';
import { ApiError } from '../ApiError.ts';
import { readFailureBody } from '../failureBody.ts';
import { isAuthenticationPath } from '../login.ts';
import { toDataResponse, toTextResponse } from '../rebuildResponse.ts';
import { hasTimedOut, stopTimeout } from '../withTimeout.ts';
import { type Call, describeCall } from './describeCall.ts';
import { requestIdHeader } from './requestId.ts';

export interface ErrorsOptions {
  /** Called for each 401, except sign-in and sign-out. */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
}

/**
 * Makes every failure reject with {@link ApiError}. By default openapi-fetch resolves failed responses (an empty one
 * even without an `error`, which looks like success) and rejects with any parse error.
 */
export function errors({ onUnauthorized }: ErrorsOptions = {}): Middleware {
  return {
    onError({ error, ...call }) {
      return call.request.signal.aborted ? undefined : toNetworkError(call, error);
    },
    async onResponse({ response, ...call }) {
      const { request, schemaPath, options } = call;
      if (response.status === 304 && request.headers.has('if-none-match')) return undefined;
      if (!response.ok) {
        const error = await toHttpError(call, response);
        if (response.status === 401 && !isAuthenticationPath(schemaPath)) onUnauthorized?.(error);
        throw error;
      }
      if (options.parseAs === 'json') return readJson(call, response);
      if (options.parseAs === 'text') return readText(call, response);
      // A stream or file: its reader can abort it.
      stopTimeout(request);
      return undefined;
    },
  };
}

async function readJson(call: Call, response: Response): Promise<Response | undefined> {
  if (response.status === 204 || response.status === 205) return undefined;
  const text = await readBody(call, response);
  try {
    const data: unknown = JSON.parse(text);
    if (hasValidLists(data)) return toDataResponse(response, data);
  } catch (cause) {
    throw toMalformedError(call, response, cause);
  }
  throw toMalformedError(call, response);
}

/** Components rely on the rows of a list: no list of the contract contains `null` or mixed types. */
function hasValidLists(data: unknown): boolean {
  if (data === null) return false;
  const lists = Array.isArray(data) ? [data] : Object.values(data as object).filter(Array.isArray);
  return lists.every((list) => list.every((entry) => entry !== null && typeof entry === typeof list[0]));
}

async function readText(call: Call, response: Response): Promise<Response> {
  const isHtml = response.headers.get('content-type')?.includes('text/html');
  if (isHtml || response.status === 204) throw toMalformedError(call, response);
  return toTextResponse(response, await readBody(call, response));
}

async function readBody(call: Call, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    if (call.request.signal.aborted) throw cause;
    throw toNetworkError(call, cause);
  }
}

async function toHttpError(call: Call, response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const text = await response.text().catch(() => '');
  call.request.signal.throwIfAborted();
  const body = readFailureBody(status, headers.get('content-type') ?? '', text);
  return new ApiError({
    kind: 'http',
    status,
    code: `http.${status}`,
    message: 'Something went wrong. Try again.',
    ...describe(call, response),
    ...body,
  });
}

function toNetworkError(call: Call, cause: unknown): ApiError {
  const isTimeout = hasTimedOut(call.request);
  return new ApiError({
    kind: 'network',
    status: 0,
    code: isTimeout ? 'network.timeout' : 'network.failed',
    message: isTimeout ? 'The server did not respond in time.' : 'The server could not be reached.',
    ...describe(call),
    cause,
  });
}

function toMalformedError(call: Call, response: Response, cause?: unknown): ApiError {
  return new ApiError({
    kind: 'malformed',
    status: response.status,
    code: 'response.malformed',
    message: "The server's response couldn't be read.",
    ...describe(call, response),
    cause,
  });
}

function describe(call: Call, response?: Response) {
  const { headers } = call.request;
  return {
    requestId: response?.headers.get(requestIdHeader) ?? headers.get(requestIdHeader),
    call: describeCall(call),
  };
}
