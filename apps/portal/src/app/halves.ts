/** Code of the half of the portal that needs a login: router, frame and screens. */
export const loadSignedIn = () => import('./SignedIn.tsx');

/** Code of the login page. */
export const loadSignedOut = () => import('./SignedOut.tsx');
