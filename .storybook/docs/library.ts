import type { Component, LibraryType } from '../../tools/library.ts';

interface Library {
  components: readonly Component[];
  types: readonly LibraryType[];
}

const files = import.meta.glob<Library>('../../packages/ui/components.json', {
  import: 'default',
  eager: true,
});

/** Generated before Storybook is started or built (`tools/library.ts`); story tests do not need it. */
export const { components, types }: Library = Object.values(files)[0] ?? { components: [], types: [] };
