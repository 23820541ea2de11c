import {
  ArgTypes,
  Canvas,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentGuide } from './ComponentGuide.ts';
import { importLine } from './importLine.ts';
import { needsFrame, StoryFrame } from './StoryFrame.tsx';
import { Words } from './Words.tsx';

/**
 * The page of a component: what its docstring, its types, its stories and its guide (`parameters.guide`) say, in one
 * order for all.
 */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [primary, ...others] = use(DocsContext).componentStories();
  const { fileName, guide } = preparedMeta.parameters as { fileName: string; guide?: ComponentGuide };
  if (!primary) return null;
  return (
    <>
      <Title />
      <Description />
      {guide && <Use guide={guide} path={fileName} />}
      <Example story={primary} />
      <Heading>Properties</Heading>
      <ArgTypes />
      {guide?.keyboard && <Keyboard keys={guide.keyboard} />}
      {guide && <Accessibility notes={guide.accessibility} />}
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Example story={story} />
        </section>
      ))}
    </>
  );
}

function Use({ guide, path }: { guide: ComponentGuide; path: string }) {
  const line = importLine(path);
  return (
    <>
      <p>
        <Words>{guide.purpose}</Words>
      </p>
      <p>
        <strong>Not for: </strong>
        <Words>{guide.notFor}</Words>
      </p>
      {line ? (
        <Source code={line} language="tsx" />
      ) : (
        <p>A part of other components; the package does not export it.</p>
      )}
    </>
  );
}

function Example({ story }: { story: PreparedStory }) {
  return needsFrame(story) ? <StoryFrame story={story} /> : <Canvas of={story.moduleExport} />;
}

function Keyboard({ keys }: { keys: NonNullable<ComponentGuide['keyboard']> }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <td>
                <Words mark="kbd">{key}</Words>
              </td>
              <td>
                <Words>{does}</Words>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Accessibility({ notes }: { notes: ComponentGuide['accessibility'] }) {
  return (
    <>
      <Heading>Accessibility</Heading>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Words>{note}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}
