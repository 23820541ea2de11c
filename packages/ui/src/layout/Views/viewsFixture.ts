import type { ViewItem } from './viewMenu.ts';

/** A saved view, by default of the user. */
export function createView(id: number, name: string, changes: Partial<ViewItem> = {}): ViewItem {
  const own = { ownerName: 'Ada Demo', isOwn: true, sharedWithRole: null };
  return { id, name, ...own, isDefault: false, isStarred: false, ...changes };
}

export const fewViews: readonly ViewItem[] = [
  createView(1, 'Fall mailers', { isDefault: true, isStarred: true }),
  createView(2, 'Large quantities', { sharedWithRole: 'JAS' }),
  createView(3, 'Without campaign', { isOwn: false, ownerName: 'Bela Sand', sharedWithRole: 'JAS' }),
];

export const manyViews: readonly ViewItem[] = Array.from({ length: 500 }, (_view, index) =>
  createView(index + 1, `View ${String(index + 1).padStart(3, '0')}`),
);

export const longName = `${'Mailers of the fall and the winter without a campaign '.repeat(2)}`.slice(0, 80);
export const hostileName = `<img src=x onerror=alert(1)> "'; drop table views -- \u202Etxet`;
