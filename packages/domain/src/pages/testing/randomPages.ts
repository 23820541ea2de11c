import { seededRandom, type SeededRandom } from '../../testing/seededRandom.ts';
import type { AccessUser } from '../access.ts';
import { pageRecord } from '../pageFixtures.ts';
import type { PageRecord } from '../pageTree.ts';

/** Random page lists and users for tests; reproducible by seed. */
export interface RandomPages extends Pick<SeededRandom, 'pick'> {
  /** Records with groups, pages under /Admin, orphans and cycles. */
  records(): PageRecord[];
  /** Users with none, some or all of the roles; some are locked out. */
  users(): AccessUser[];
  /** Some of the role names, in any order, often none. */
  roles(): string[];
}

const roleNames = ['Administer', 'JAS', 'MSC', 'Programmer'];

export function randomPages(seed: number): RandomPages {
  const { fraction, int, pick, list } = seededRandom(seed);
  const roles = () => (fraction() < 0.4 ? [] : roleNames.filter(() => fraction() < 0.4));

  return {
    pick,
    roles,
    users: () => list(1, 8, () => ({ roles: roles(), isLockedOut: fraction() < 0.15 })),
    records: () => {
      const count = 1 + int(0, 11);
      return Array.from({ length: count }, (_, index) =>
        pageRecord(index + 1, {
          // 0 is the top level, a number above the count a missing page; a page's own or a later id may close a
          // cycle.
          parentId: pick([0, int(0, index), int(0, index), int(0, count + 1)]),
          url: pick([
            `/page${index + 1}`,
            '',
            '/Admin',
            `/admin/page${index + 1}`,
            'https://reports.example/',
          ]),
          roles: roles().join(','),
          mainMenu: fraction() < 0.8,
        }),
      );
    },
  };
}
