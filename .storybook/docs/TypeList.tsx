import { Heading, Source } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { types } from './library.ts';
import { Words } from './Words.tsx';

/** The types that apps write values of, each with its import and its declaration. */
export function TypeList() {
  return types.map(({ name, import: line, purpose, code }) => (
    <Fragment key={line}>
      <Heading>{name}</Heading>
      {purpose && (
        <p>
          <Words>{purpose}</Words>
        </p>
      )}
      <Source code={`${line}\n\n${code}`} language="tsx" />
    </Fragment>
  ));
}
