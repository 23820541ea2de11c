/** The base path without a trailing slash; empty when the portal is served at the root. */
export const basePath = import.meta.env.BASE_URL.replace(/(?<!\/)\/+$/, '');
