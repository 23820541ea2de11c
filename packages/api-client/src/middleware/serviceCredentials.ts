import type { Middleware } from 'openapi-fetch';

/** Name and key of a service account. They belong on servers: what a browser holds is public. */
export interface ServiceCredentials {
  readonly userName: string;
  readonly userKey: string;
}

/** Adds the service's name and key, for calls to the barcode or grant API without the portal's gateway. */
export function serviceCredentials({ userName, userKey }: ServiceCredentials): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('user-name', userName);
      request.headers.set('user-key', userKey);
    },
  };
}
