import { useState } from 'react';

/** Input that takes effect when it is submitted. */
export interface Draft<Value> {
  draft: Value;
  setDraft: (change: Value | ((before: Value) => Value)) => void;
  /** Call it with what is submitted. */
  markSubmitted: (submitted: Value) => void;
}

/**
 * Keeps the input of a form whose submitted value is applied elsewhere, such as in the URL. The draft follows changes
 * of the applied value, except when that is what was submitted: the user may have typed more since.
 * @param onReset called when the draft is replaced by the applied value
 */
export function useDraft<Value>(
  applied: Value,
  isEqual: (a: Value, b: Value) => boolean,
  onReset?: () => void,
): Draft<Value> {
  const [draft, setDraft] = useState(applied);
  const [known, setKnown] = useState({ applied, submitted: applied });
  if (!isEqual(applied, known.applied)) {
    setKnown({ applied, submitted: applied });
    if (!isEqual(applied, known.submitted)) {
      setDraft(applied);
      onReset?.();
    }
  }
  const markSubmitted = (submitted: Value) => setKnown({ applied: known.applied, submitted });
  return { draft, setDraft, markSubmitted };
}
