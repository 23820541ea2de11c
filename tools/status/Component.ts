/** A component of `@portal/ui` as `components.json` describes it. */
export interface Component {
  name: string;
  family: string;
  import: string;
  /** Its docstring. */
  purpose: string;
  props: readonly Prop[];
  /** Names of its stories, in their order. */
  stories: readonly string[];
  /** Those of its stories that show one of the usual states. */
  states: readonly string[];
  /** Screens and components that use it. */
  usedBy: readonly string[];
  /** Found by `npm run status`; null before the first. */
  measured: Measures | null;
}

export interface Prop {
  /** With `?` when it is optional. */
  name: string;
  type: string;
  meaning: string;
}

/** What a run of all stories and a build of the component alone found. */
export interface Measures {
  /** Stories without a violation found by axe, of how many, in each color scheme. */
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
  /** When and where the measures were taken; null before the first. */
  measured: { at: string; commit: string } | null;
  components: readonly Component[];
}
