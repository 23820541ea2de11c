/**
 * What the page of a component says beside its docstring, its types and its stories: `parameters.guide` of its stories.
 * Words between backticks are shown as code.
 */
export interface ComponentGuide {
  /** When to use this component, as a concrete situation. */
  purpose: string;
  /** When it is the wrong one, and what to take instead. */
  notFor: string;
  /** What keys do, where they do more than Tab to a control and press it; each key between backticks. */
  keyboard?: readonly (readonly [keys: string, does: string])[];
  /** Roles, names, announcements and the way of the focus, as they are. */
  accessibility: readonly string[];
}

// Typed in the meta of every story, without an import.
declare module 'storybook/internal/csf' {
  interface Parameters {
    guide?: ComponentGuide;
  }
}
