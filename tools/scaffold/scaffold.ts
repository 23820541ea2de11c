import { ToolError } from '../ToolError.ts';
import { componentFiles } from './component.ts';
import { operationFiles } from './operation.ts';
import { screenFiles } from './screen.ts';

/** Reads a file of the repository; `null` when there is none. Paths begin at the root. */
export type ReadFile = (path: string) => string | null;

export interface Scaffold {
  /** Content by path: files that are new, and files that get a line more. */
  files: Record<string, string>;
  /** What is left for the one who asked, in order. */
  next: string[];
}

const recipes = {
  screen: { words: ['area', 'Name'], make: screenFiles },
  component: { words: ['family', 'Name'], make: componentFiles },
  operation: { words: ['api', 'resource', 'operationId'], make: operationFiles },
} satisfies Record<string, { words: string[]; make: (read: ReadFile, ...words: string[]) => Scaffold }>;

/**
 * Makes the files of a recipe of CONTRIBUTING, without writing them.
 * @throws ToolError when the recipe is not known, a word is missing, or something is already there
 */
export function scaffold(read: ReadFile, [recipe = '', ...words]: readonly string[]): Scaffold {
  const found = Object.entries(recipes).find(([name]) => name === recipe)?.[1];
  if (!found || words.length !== found.words.length) throw new ToolError(usage());
  const make: (read: ReadFile, ...words: string[]) => Scaffold = found.make;
  return make(read, ...words);
}

function usage(): string {
  const lines = Object.entries(recipes).map(
    ([name, { words }]) => `  npm run scaffold -- ${name} ${words.map((word) => `<${word}>`).join(' ')}`,
  );
  return ['Say what to make:', ...lines].join('\n');
}
