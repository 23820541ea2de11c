/**
 * Content of a component page besides its doc comment, types and stories: `parameters.guide` of its stories. Words
 * in backticks are shown as code.
 */
export interface ComponentGuide {
  /** When to use this component, as a concrete situation. */
  purpose: string;
  /** When not to use it, and what to use instead. */
  notFor: string;
  /** Keyboard support beyond Tab and Enter; each key in backticks. */
  keyboard?: readonly (readonly [keys: string, does: string])[];
  /** Roles, names, announcements and focus behavior. */
  accessibility: readonly string[];
}

// Typed in the meta of every story, without an import.
declare module 'storybook/internal/csf' {
  interface Parameters {
    guide?: ComponentGuide;
  }
}
