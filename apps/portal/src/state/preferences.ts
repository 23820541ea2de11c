import { atom, getDefaultStore, useAtomValue } from 'jotai';

const preferencesKey = 'portal.preferences';
const colorModes = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;

/** Which colours to use; `system` follows the setting of the computer. */
export type ColorMode = (typeof colorModes)[number];
export type Density = (typeof densities)[number];

interface Preferences {
  colorMode: ColorMode;
  density: Density;
  /** The sidebar shows only icons. */
  isMenuCollapsed: boolean;
  /** Ids of the groups of the menu that are open. */
  openGroups: readonly number[];
  /** Whether the chart of a report is shown, by the report; of one that is not here nobody has chosen. */
  charts: Readonly<Record<string, boolean>>;
}

const store = getDefaultStore();
const preferencesAtom = atom<Preferences>(readPreferences());

/** The user's choice of look, kept in this browser, and how to change it. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  return [useAtomValue(preferencesAtom, { store }), changePreferences];
}

function changePreferences(changed: Partial<Preferences>): void {
  const next = { ...store.get(preferencesAtom), ...changed };
  store.set(preferencesAtom, next);
  localStorage.setItem(preferencesKey, JSON.stringify(next));
}

/** Goes back to the look of a browser in which nobody has chosen any. */
export function forgetPreferences(): void {
  localStorage.removeItem(preferencesKey);
  store.set(preferencesAtom, readPreferences());
}

function readPreferences(): Preferences {
  const stored = parse(localStorage.getItem(preferencesKey));
  return {
    colorMode: colorModes.find((mode) => mode === stored.colorMode) ?? 'system',
    density: densities.find((density) => density === stored.density) ?? 'comfortable',
    isMenuCollapsed: stored.isMenuCollapsed === true,
    openGroups: Array.isArray(stored.openGroups) ? stored.openGroups.filter(Number.isInteger) : [],
    charts: readCharts(stored.charts),
  };
}

function readCharts(stored: unknown): Preferences['charts'] {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, shown]) => typeof shown === 'boolean'));
}

function parse(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') as Partial<Record<keyof Preferences, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}
