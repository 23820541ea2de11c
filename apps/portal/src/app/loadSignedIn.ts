/** Fetches the half of the portal that needs a login: router, frame and what every screen stands on. */
export const loadSignedIn = () => import('./SignedIn.tsx');
