import type { Component } from '../../tools/library.ts';

const files = import.meta.glob<readonly Component[]>('../../packages/ui/components.json', {
  import: 'components',
  eager: true,
});

/** Written before Storybook starts or is built (`tools/library.ts`); the tests of the stories do without. */
export const components: readonly Component[] = Object.values(files)[0] ?? [];
