import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { DiscardQuestionProps } from './DiscardQuestion.tsx';

const load = (): Promise<{ default: ComponentType<DiscardQuestionProps> }> =>
  import('./DiscardQuestion.tsx').then((module) => ({ default: module.DiscardQuestion }));
const Question = lazy(() => load().catch(() => ({ default: BrowserQuestion })));

/** Prefetches the dialog, so that it opens without delay. */
export function preloadQuestion() {
  load().catch(() => undefined); // a failure is handled when the dialog is shown
}

/** `DiscardQuestion`, loaded on demand. */
export function LazyDiscardQuestion(props: DiscardQuestionProps) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}

/**
 * Fallback to the browser's `confirm` when the dialog's code cannot be loaded: unsaved input must not be
 * lost.
 */
function BrowserQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  useEffect(() => {
    if (confirm('What you changed has not been saved. Discard it?')) onDiscard();
    else onKeep();
  });
  return null;
}
