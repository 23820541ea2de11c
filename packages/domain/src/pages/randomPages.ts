import type { AccessUser } from './access.ts';
import { pageRecord } from './pageFixtures.ts';
import type { PageRecord } from './pageTree.ts';

/** Random page lists and users for tests; reproducible by seed. */
export interface RandomPages {
  /** Records with groups, pages under /Admin, orphans and cycles. */
  records(): PageRecord[];
  /** Users with none, some or all of the roles; some are locked out. */
  users(): AccessUser[];
  /** Some of the role names, in any order, often none. */
  roles(): string[];
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

const roleNames = ['Administer', 'JAS', 'MSC', 'Programmer'];

/** A generator for this seed (mulberry32). */
export function randomPages(seed: number): RandomPages {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (max: number) => Math.floor(next() * (max + 1));
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[int(items.length - 1)] ?? items[0];
  const roles = () => (next() < 0.4 ? [] : roleNames.filter(() => next() < 0.4));

  return {
    pick,
    roles,
    users: () => Array.from({ length: 1 + int(7) }, () => ({ roles: roles(), isLockedOut: next() < 0.15 })),
    records: () => {
      const count = 1 + int(11);
      return Array.from({ length: count }, (_, index) =>
        pageRecord(index + 1, {
          // 0 is the top level, a number above the count a missing page; a page's own or a later id may close a
          // cycle.
          parentId: pick([0, int(index), int(index), int(count + 1)]),
          url: pick([
            `/page${index + 1}`,
            '',
            '/Admin',
            `/admin/page${index + 1}`,
            'https://reports.example/',
          ]),
          roles: roles().join(','),
          mainMenu: next() < 0.8,
        }),
      );
    },
  };
}
