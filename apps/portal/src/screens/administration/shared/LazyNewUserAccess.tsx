import { lazy, Suspense } from 'react';

const NewUserAccess = lazy(async () => ({ default: (await import('./NewUserAccess.tsx')).NewUserAccess }));

/** `NewUserAccess`, loaded while the first fields are filled in. */
export function LazyNewUserAccess() {
  return (
    <Suspense>
      <NewUserAccess />
    </Suspense>
  );
}
