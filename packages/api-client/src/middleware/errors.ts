import type { Middleware } from 'openapi-fetch';
import { ApiError } from '../ApiError.ts';
import { readFailureBody } from '../failureBody.ts';
import { isAuthenticationPath } from '../login.ts';
import { rebuildResponse } from '../rebuildResponse.ts';
import { hasTimedOut } from '../withTimeout.ts';
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
    onError({ error, request }) {
      return request.signal.aborted ? undefined : toNetworkError(request, error);
    },
    async onResponse({ request, response, schemaPath, options }) {
      if (response.status === 304 && request.headers.has('if-none-match')) return undefined;
      if (!response.ok) {
        const error = await toHttpError(request, response);
        if (response.status === 401 && !isAuthenticationPath(schemaPath)) onUnauthorized?.(error);
        throw error;
      }
      if (options.parseAs === 'json') return readJson(request, response);
      if (options.parseAs === 'text') return readText(request, response);
      return undefined;
    },
  };
}

async function readJson(request: Request, response: Response): Promise<Response | undefined> {
  if (response.status === 204 || response.status === 205) return undefined;
  const text = await readBody(request, response);
  try {
    const data: unknown = JSON.parse(text);
    if (hasValidLists(data)) return rebuildResponse(response, text, data);
  } catch (cause) {
    throw toMalformedError(request, response, cause);
  }
  throw toMalformedError(request, response);
}

/** Components rely on the rows of a list: no list of the contract contains `null` or mixed types. */
function hasValidLists(data: unknown): boolean {
  if (data === null) return false;
  const lists = Array.isArray(data) ? [data] : Object.values(data as object).filter(Array.isArray);
  return lists.every((list) => list.every((entry) => entry !== null && typeof entry === typeof list[0]));
}

async function readText(request: Request, response: Response): Promise<Response> {
  const isHtml = response.headers.get('content-type')?.includes('text/html');
  if (isHtml || response.status === 204) throw toMalformedError(request, response);
  return rebuildResponse(response, await readBody(request, response));
}

async function readBody(request: Request, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw toNetworkError(request, cause);
  }
}

async function toHttpError(request: Request, response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const text = await response.text().catch(() => '');
  request.signal.throwIfAborted();
  const body = readFailureBody(status, headers.get('content-type') ?? '', text);
  return new ApiError({
    kind: 'http',
    status,
    code: `http.${status}`,
    message: `The server responded with status ${status}.`,
    requestId: getRequestId(request, response),
    ...body,
  });
}

function toNetworkError(request: Request, cause: unknown): ApiError {
  const isTimeout = hasTimedOut(request);
  return new ApiError({
    kind: 'network',
    status: 0,
    code: isTimeout ? 'network.timeout' : 'network.failed',
    message: isTimeout ? 'The server did not respond in time.' : 'The server could not be reached.',
    requestId: getRequestId(request),
    cause,
  });
}

function toMalformedError(request: Request, response: Response, cause?: unknown): ApiError {
  return new ApiError({
    kind: 'malformed',
    status: response.status,
    code: 'response.malformed',
    message: "The server's response couldn't be read.",
    requestId: getRequestId(request, response),
    cause,
  });
}

function getRequestId(request: Request, response?: Response): string | null {
  return response?.headers.get(requestIdHeader) ?? request.headers.get(requestIdHeader);
}
