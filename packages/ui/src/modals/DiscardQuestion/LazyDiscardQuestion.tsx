import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { DiscardQuestionProps } from './DiscardQuestion.tsx';

const load = (): Promise<{ default: ComponentType<DiscardQuestionProps> }> =>
  import('./DiscardQuestion.tsx').then((module) => ({ default: module.DiscardQuestion }));
const Question = lazy(() => load().catch(() => ({ default: BrowserQuestion })));

/** Fetches the code of the question when it may be needed, not when it is. */
export function preloadQuestion() {
  load().catch(() => undefined); // asked again, and answered, when it is shown
}

/** The question for those who would carry its dialog without ever showing it. */
export function LazyDiscardQuestion(props: DiscardQuestionProps) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  );
}

/** The browser asks when the code of the dialog cannot be fetched: what was typed must not be lost with it. */
function BrowserQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  useEffect(() => {
    if (confirm('What you changed has not been saved. Discard it?')) onDiscard();
    else onKeep();
  });
  return null;
}
