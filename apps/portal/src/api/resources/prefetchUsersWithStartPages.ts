import { prefetchStartPages } from './startPages.ts';
import { prefetchUsers } from './users.ts';

/** Prefetches the users and the names of their start pages. */
export function prefetchUsersWithStartPages(): void {
  prefetchUsers();
  prefetchStartPages();
}
