import { lazy, Suspense } from 'react';
import type { VersionConflictProps } from './VersionConflict.tsx';

const VersionConflict = lazy(async () => ({
  default: (await import('./VersionConflict.tsx')).VersionConflict,
}));

/** `VersionConflict`, loaded when there is one. */
export function LazyVersionConflict(props: VersionConflictProps) {
  return (
    <Suspense>
      <VersionConflict {...props} />
    </Suspense>
  );
}
