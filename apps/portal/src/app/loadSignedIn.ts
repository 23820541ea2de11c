type SignedInModule = typeof import('./SignedIn.tsx');

let loadedModule: SignedInModule | null = null;

/** Loads the code of the signed-in part: router, frame and what all screens share. */
export async function loadSignedIn(): Promise<SignedInModule> {
  loadedModule = await import('./SignedIn.tsx');
  return loadedModule;
}

/** The loaded module; `null` until loaded. */
export const getLoadedSignedIn = () => loadedModule;
