const list = new Intl.ListFormat('en');

export const viewsLocaleText = {
  /** Name of the menu and its button; also the text of the button without an open view. */
  views: 'Views',
  openView: (name: string) => `View: ${name}`,
  loading: 'Loading views…',
  standard: 'Standard view',
  allViews: (count: number) => `All ${count} views…`,
  isDefault: 'default',
  sharedWith: (role: string) => `shared with ${role}`,
  changedMark: 'Changed',
  changed: (changes: readonly string[]) => `Changed: ${list.format(changes)}`,
  missing: (names: readonly string[]) => `No longer exists: ${list.format(names)}`,
  unavailable: 'This view was deleted or is no longer shared with you.',
  savedBy: (name: string) => `Saved by ${name}`,
  retry: 'Retry',
  save: 'Save changes',
  saveAs: 'Save as new view…',
  reset: 'Discard changes',
  edit: 'Edit name and sharing…',
  delete: 'Delete view…',
  toggleDefault: 'Open this page with it',
  toggleStar: 'Favorite',
  copyLink: 'Copy link',
  showAll: 'All views…',
};

/** Built-in English text of `Views`; override it with `localeText`. */
export type ViewsLocaleText = typeof viewsLocaleText;
