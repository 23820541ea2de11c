import { prefetchPageRecords } from './pages.ts';
import { prefetchUserRoles } from './userRoles.ts';
import { prefetchUsers } from './users.ts';

/** Prefetches what `useAccessData` combines. */
export function prefetchAccessData(): void {
  prefetchPageRecords();
  prefetchUsers();
  prefetchUserRoles();
}
