import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..');

/** Folder for generated files that can be generated again. */
export const cache = join(root, '.cache');

/** The published library of components. */
export const uiFolder = join(root, 'packages/ui');
