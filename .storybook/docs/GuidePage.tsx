import {
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
import type { PreparedStory, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { Component, Prop } from '../../tools/library.ts';
import type { ComponentGuide } from './ComponentGuide.ts';
import { exportedBy } from './exported.ts';
import { needsFrame, StoryFrame } from './StoryFrame.tsx';
import { Table } from './Table.tsx';
import { Words } from './Words.tsx';

/**
 * The page of a component: its doc comment, types, stories and guide (`parameters.guide`), in the same order for
 * all. A screen has no guide and no props.
 */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [primary, ...others] = use(DocsContext).componentStories();
  const { fileName, guide } = preparedMeta.parameters as { fileName: string; guide?: ComponentGuide };
  if (!primary) return null;
  const exported = exportedBy(fileName);
  const [main] = exported?.components ?? [];
  return (
    <>
      <Title />
      {main ? (
        <p>
          <Words>{main.purpose}</Words>
        </p>
      ) : (
        <Description />
      )}
      {guide && <Use guide={guide} line={exported?.line} />}
      <Example story={primary} />
      {guide && <Properties components={exported?.components ?? []} own={preparedMeta.argTypes} />}
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

function Use({ guide, line }: { guide: ComponentGuide; line: string | undefined }) {
  return (
    <>
      <p>
        <Words>{guide.purpose}</Words>
      </p>
      <p>
        <strong>When not to use it: </strong>
        <Words>{guide.notFor}</Words>
      </p>
      {line ? (
        <Source code={line} language="tsx" />
      ) : (
        <p>Part of other components; the package does not export it.</p>
      )}
    </>
  );
}

function Example({ story }: { story: PreparedStory }) {
  const hasCode = Boolean(story.parameters.docs?.source?.code);
  if (!needsFrame(story)) return <Canvas of={story.moduleExport} sourceState={hasCode ? 'hidden' : 'none'} />;
  return (
    <>
      <StoryFrame story={story} />
      {hasCode && (
        <details>
          <summary>Show code</summary>
          <Source of={story.moduleExport} />
        </details>
      )}
    </>
  );
}

interface PropertiesProps {
  /** The exported component; stories may render it inside others. */
  components: readonly Component[];
  /** Props of the rendered component if it is not exported itself. */
  own: StrictArgTypes;
}

function Properties({ components, own }: PropertiesProps) {
  return (
    <>
      <Heading>Properties</Heading>
      {components.length === 0 && <PropTable props={propsOf(own)} />}
      {components.map(({ name, props }) => (
        <section key={name}>
          {components.length > 1 && <Subheading>{name}</Subheading>}
          <PropTable props={props} />
        </section>
      ))}
    </>
  );
}

function PropTable({ props }: { props: readonly Prop[] }) {
  return (
    <Table
      headings={['Name', 'Type', 'Description']}
      rows={props.map((prop) => [
        <code>{prop.name}</code>,
        <code>{prop.type}</code>,
        <Words>{prop.meaning}</Words>,
      ])}
    />
  );
}

/** Props from the types, required ones first. */
function propsOf(argTypes: StrictArgTypes): Prop[] {
  const isRequired = ({ type }: StrictInputType) => type?.required === true;
  return Object.values(argTypes)
    .toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)))
    .map((argType) => ({
      name: argType.name + (isRequired(argType) ? '' : '?'),
      type: (argType.table?.type?.detail ?? argType.table?.type?.summary ?? '').replace(' | undefined', ''),
      meaning: argType.description ?? '',
    }));
}

function Keyboard({ keys }: { keys: NonNullable<ComponentGuide['keyboard']> }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <Table
        headings={['Key', 'Action']}
        rows={keys.map(([key, does]) => [<Words mark="kbd">{key}</Words>, <Words>{does}</Words>])}
      />
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
