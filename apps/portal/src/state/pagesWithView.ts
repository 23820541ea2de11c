const key = 'portal.pagesWithView';

/** Paths of the pages that open with a saved view, as the provider last returned them to a tab of this browser. */
export const getPagesWithView = () => (localStorage.getItem(key) ?? '').split('\n');

/** Stores them. @param paths absent: of a provider without saved views, or after signing out */
export const setPagesWithView = (paths: readonly string[] = []) =>
  localStorage.setItem(key, paths.join('\n'));
