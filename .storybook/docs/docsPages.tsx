import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Fetched with the first page: a run of the stories draws none.
const DocsFrame = lazy(() => import('./DocsFrame.tsx').then((module) => ({ default: module.DocsFrame })));
const CodeBlock = lazy(() => import('./DocsFrame.tsx').then((module) => ({ default: module.CodeBlock })));
const GuidePage = lazy(() => import('./GuidePage.tsx').then((module) => ({ default: module.GuidePage })));

/** How Storybook draws its pages of documentation (`parameters.docs`). */
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
