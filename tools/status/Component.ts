/** A component of `@portal/ui` as `components.json` describes it. */
export interface Component {
  name: string;
  family: string;
  import: string;
  /** What it is for: its docstring. */
  purpose: string;
  props: readonly Prop[];
  /** Its stories by name, in their order: the states in which it is shown. */
  stories: readonly string[];
  /** Those of the states that components are shown in (`tools/uiStates.ts`) for which it has stories. */
  states: readonly string[];
  /** Screens and components that use it. */
  usedBy: readonly string[];
  /** Found by `npm run status`; null while nothing was. */
  measured: Measures | null;
}

export interface Prop {
  /** With `?` when it may be left out. */
  name: string;
  type: string;
  meaning: string;
}

/** What a run of all stories and a build of the component alone found. */
export interface Measures {
  /** Stories without a violation found by axe, of how many, in each colour scheme. */
  axe: { light: Share; dark: Share };
  /** Stories that passed, of how many, in both schemes together. */
  tests: Share;
  /** Brotli, in KB of 1,024 bytes, of all that it brings but React. */
  kilobytes: number;
}

export interface Share {
  good: number;
  of: number;
}

/** The content of `packages/ui/components.json`. */
export interface Library {
  /** When and where the measures were taken; null while none were. */
  measured: { at: string; commit: string } | null;
  components: readonly Component[];
}
