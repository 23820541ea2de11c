type SignedInModule = typeof import('./SignedIn.tsx');

let fetched: SignedInModule | null = null;

/** Loads the code of the signed-in part: router, frame and what all screens share. */
export async function loadSignedIn(): Promise<SignedInModule> {
  fetched = await import('./SignedIn.tsx');
  return fetched;
}

/** The loaded module; `null` until loaded. */
export const fetchedSignedIn = () => fetched;
