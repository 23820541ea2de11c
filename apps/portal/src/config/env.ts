/** The path the portal is served under, without a trailing slash; empty when it is served at the root. */
export const basePath = import.meta.env.BASE_URL.replace(/(?<!\/)\/+$/, '');
