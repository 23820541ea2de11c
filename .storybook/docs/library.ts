import type { Component } from '../../tools/library.ts';

const files = import.meta.glob<readonly Component[]>('../../packages/ui/components.json', {
  import: 'components',
  eager: true,
});

/** Generated before Storybook is started or built (`tools/library.ts`); story tests do not need it. */
export const components: readonly Component[] = Object.values(files)[0] ?? [];
