import { format } from 'prettier';
import type { Plugin } from 'vite';
import { readModule } from './examples/sourceModule.ts';
import { isPlayed, storyNames, writeExample } from './examples/writeExample.ts';

/**
 * Gives each story of the library its source as an app would write it, which Storybook itself prints as it is at run
 * time; and a frame to those that `play` changes.
 */
export function exampleSources(): Plugin {
  return {
    name: 'example-sources',
    enforce: 'pre',
    // Tests show no sources.
    apply: (_config, { mode }) => mode === 'development' || mode === 'production',
    async transform(code, id) {
      if (!/packages\/ui\/src\/.*\.stories\.tsx$/.test(id)) return null;
      const stories = readModule(id, code);
      const lines = await Promise.all(
        storyNames(stories).map(async (name) => {
          const example = writeExample(stories, name);
          const source = { code: example && (await formatExample(example)), language: 'tsx' };
          const docs = JSON.stringify({
            source,
            ...(isPlayed(stories, name) && { story: { inline: false } }),
          });
          return `${name}.parameters = { ...${name}.parameters, docs: { ...${docs}, ...${name}.parameters?.docs } };`;
        }),
      );
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
  };
}

/** JSX that is pasted ends without a semicolon. */
async function formatExample(example: string): Promise<string> {
  const text = await format(example, { parser: 'babel-ts', singleQuote: true });
  return text.replace(/>;\n$/, '>');
}
