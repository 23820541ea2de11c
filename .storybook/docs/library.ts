import type { Library } from '../../tools/status/Component.ts';

const files = import.meta.glob<Library>('../../packages/ui/components.json', {
  import: 'default',
  eager: true,
});

/** Written before Storybook starts or is built (`tools/status/library.ts`); the tests of the stories do without. */
export const library: Library = Object.values(files)[0] ?? { measured: null, components: [] };
