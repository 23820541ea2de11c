import type { ColumnSettings } from '@portal/ui/tables';
import { atom, getDefaultStore, useAtomValue } from 'jotai';

const preferencesKey = 'portal.preferences';
const colorModes = ['light', 'dark', 'system'] as const;
const densities = ['comfortable', 'compact'] as const;

/** Color mode; `system` follows the setting of the operating system. */
export type ColorMode = (typeof colorModes)[number];
export type Density = (typeof densities)[number];

interface Preferences {
  colorMode: ColorMode;
  density: Density;
  /** The sidebar shows only icons. */
  isMenuCollapsed: boolean;
  /** Ids of the expanded menu groups. */
  openGroups: readonly number[];
  /** Whether the chart of a report is shown, by report; absent: no choice made. */
  charts: Readonly<Record<string, boolean>>;
  /** What was chosen about the columns of tables, by table. */
  tables: Readonly<Record<string, ColumnSettings>>;
}

const store = getDefaultStore();
const preferencesAtom = atom<Preferences>(readPreferences());
// What another tab has stored is read, because a change writes all preferences.
addEventListener('storage', () => store.set(preferencesAtom, readPreferences()));

/** The user's preferences, stored in this browser, and a function to change them. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  return [useAtomValue(preferencesAtom, { store }), updatePreferences];
}

/** The same outside of components. */
export const getPreferences = () => store.get(preferencesAtom);

/** The density of the shown screen, if its view has one, and how it is changed. */
interface ScreenDensity {
  density: Density;
  onChange: (density: Density) => void;
}

const screenDensityAtom = atom<ScreenDensity | null>(null);

/** The shown density, that of the screen or else of the user, and a function to change it. */
export function useDensity(): [Density, (density: Density) => void] {
  const [{ density }] = usePreferences();
  const ofScreen = useAtomValue(screenDensityAtom, { store });
  return ofScreen
    ? [ofScreen.density, ofScreen.onChange]
    : [density, (chosen) => updatePreferences({ density: chosen })];
}

/** Sets the density of the shown screen; `null`: that of the user. */
export const setScreenDensity = (density: ScreenDensity | null) => store.set(screenDensityAtom, density);

function updatePreferences(changed: Partial<Preferences>): void {
  const next = { ...store.get(preferencesAtom), ...changed };
  store.set(preferencesAtom, next);
  localStorage.setItem(preferencesKey, JSON.stringify(next));
}

/** Resets to the defaults. */
export function resetPreferences(): void {
  localStorage.removeItem(preferencesKey);
  store.set(preferencesAtom, readPreferences());
}

function readPreferences(): Preferences {
  const stored = parsePreferences(localStorage.getItem(preferencesKey));
  return {
    colorMode: colorModes.find((mode) => mode === stored.colorMode) ?? 'system',
    density: densities.find((density) => density === stored.density) ?? 'comfortable',
    isMenuCollapsed: stored.isMenuCollapsed === true,
    openGroups: Array.isArray(stored.openGroups) ? stored.openGroups.filter(Number.isInteger) : [],
    charts: readRecord(stored.charts, (shown) => (typeof shown === 'boolean' ? shown : undefined)),
    tables: readRecord(stored.tables, readColumnChoice),
  };
}

/** The valid entries of a stored record. @param read `undefined` for what is not valid */
function readRecord<Value>(stored: unknown, read: (value: unknown) => Value | undefined) {
  const entries = Object.entries(stored ?? {}).map(([key, value]) => [key, read(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

function readColumnChoice(stored: unknown): ColumnSettings {
  const { hiddenColumns, widths, order } = (stored ?? {}) as Partial<Record<keyof ColumnSettings, unknown>>;
  return {
    hiddenColumns: readTexts(hiddenColumns),
    order: readTexts(order),
    widths: readRecord(widths, (width) => (typeof width === 'number' && width > 0 ? width : undefined)),
  };
}

function readTexts(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
}

function parsePreferences(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') as Partial<Record<keyof Preferences, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}
