import type { Middleware } from 'openapi-fetch';

/** Name and key of a service account. For servers only: a browser would expose them. */
export interface ServiceCredentials {
  readonly userName: string;
  readonly userKey: string;
}

/** Adds name and key of the service account, for direct calls to the barcode or grant API. */
export function serviceCredentials({ userName, userKey }: ServiceCredentials): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('user-name', userName);
      request.headers.set('user-key', userKey);
    },
  };
}
