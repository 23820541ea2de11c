type SignedInModule = typeof import('./SignedIn.tsx');

let fetched: SignedInModule | null = null;

/** Fetches the half of the portal that needs a login: router, frame and what every screen stands on. */
export async function loadSignedIn(): Promise<SignedInModule> {
  fetched = await import('./SignedIn.tsx');
  return fetched;
}

/** The same when it has been fetched; `null` before. */
export const fetchedSignedIn = () => fetched;
