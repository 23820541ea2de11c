import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, type TestContext } from 'vitest';
import { colorSchemeAttribute } from '@portal/ui/theme';

/**
 * Runs axe in dark after each story, in the state in which `play` left it. Changing the scheme changes one attribute
 * of the root element and renders nothing, so only the rules about colors can find something new; the others have
 * seen the same elements in light.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

declare module 'vitest' {
  interface TaskMeta {
    /** Missing when axe did not run in dark. */
    axeInDark?: { found: 'clean' | 'violated'; ms: number };
  }
}

afterEach(async ({ task, story }: TestContext & { story?: ComposedStoryFn }) => {
  const [error] = task.result?.errors ?? [];
  // A story that was not rendered or whose `play` failed is not looked at.
  if (error && !error.message.includes('toHaveNoViolations')) return;
  if (error) error.message = `axe in light:\n${error.message}`;
  if (story?.parameters.a11y?.test !== 'error') return;
  const startedAt = performance.now();
  const violations = await violationsInDark();
  const found = violations.length === 0 ? 'clean' : 'violated';
  task.meta.axeInDark = { found, ms: performance.now() - startedAt };
  if (violations.length > 0) throw new Error(`axe in dark:\n${violations.join('\n')}`);
});

async function violationsInDark(): Promise<string[]> {
  const { documentElement: root } = document;
  const before = root.getAttribute(colorSchemeAttribute);
  const noTransitions = new CSSStyleSheet();
  noTransitions.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(noTransitions);
  root.setAttribute(colorSchemeAttribute, 'dark');
  try {
    const { violations } = await axe.run(document.body, { runOnly: colorRules, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${help} (${id})\n${html}\n${failureSummary}`),
    );
  } finally {
    if (before === null) root.removeAttribute(colorSchemeAttribute);
    else root.setAttribute(colorSchemeAttribute, before);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
  }
}
