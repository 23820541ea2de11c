import type { MiddlewareCallbackParams } from 'openapi-fetch';

/** A call, as the functions of a middleware receive it. */
export type Call = Pick<MiddlewareCallbackParams, 'request' | 'schemaPath' | 'options'>;

/** Names a call in its errors. */
export function describeCall({ request, schemaPath, options }: Call): string {
  return `${request.method} ${options.baseUrl}${schemaPath}`;
}
