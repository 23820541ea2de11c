import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first documentation page; test runs need none.
const DocsFrame = lazy(() => import('./DocsFrame.tsx').then((module) => ({ default: module.DocsFrame })));
const CodeBlock = lazy(() => import('./DocsFrame.tsx').then((module) => ({ default: module.CodeBlock })));
const GuidePage = lazy(() => import('./GuidePage.tsx').then((module) => ({ default: module.GuidePage })));

/** How Storybook renders documentation pages (`parameters.docs`). */
export const docsPages = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <DocsFrame {...props} />
    </Suspense>
  ),
  page: () => <GuidePage />,
  components: { Source: CodeBlock },
  argTypes: { sort: 'requiredFirst' },
  toc: { headingSelector: 'h2, h3', title: 'On this page' },
};
