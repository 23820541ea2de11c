import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..');

/** Where tools keep what they made and can make again. */
export const cache = join(root, '.cache');

/** The published library of components. */
export const uiFolder = join(root, 'packages/ui');
