/** A screen that is rendered: the shown one, or one that was left and can be shown again at once. */
export interface KeptScreen<View> {
  id: number;
  pathname: string;
  /** Identifies the history entry that it shows, or was left at. */
  key: string;
  view: View;
  /** What the router has last given for it: another one, with the same content, when Back shows the screen again. */
  routed: View;
}

/** How many screens are rendered. A hidden one costs memory, but no other work. */
const maxScreens = 4;

/**
 * The rendered screens when a history entry is shown, its screen last. Back and Forward find the screen that was left
 * at that entry as it was; a link to the same page renders a new one.
 * @param keepsLeft whether the screen that is left stays
 */
export function showScreen<View>(
  screens: readonly KeptScreen<View>[],
  shown: Pick<KeptScreen<View>, 'pathname' | 'key' | 'view'>,
  keepsLeft: () => boolean,
): readonly KeptScreen<View>[] {
  const last = screens.at(-1);
  if (last?.pathname === shown.pathname) {
    if (last.routed === shown.view) return screens;
    return [...screens.slice(0, -1), { ...last, ...shown, routed: shown.view }];
  }
  const candidates = last && !keepsLeft() ? screens.slice(0, -1) : screens;
  const kept = candidates.find(({ pathname, key }) => pathname === shown.pathname && key === shown.key);
  const others = candidates.filter((each) => each !== kept);
  const screen = kept ?? { ...shown, id: 1 + Math.max(0, ...screens.map(({ id }) => id)) };
  return [...others, { ...screen, routed: shown.view }].slice(-maxScreens);
}
