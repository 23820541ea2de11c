import type { ReadFile, Scaffold } from './scaffold.ts';
import { checkAbsent, checkCamel, checkPascal, existing, wordsOf } from './words.ts';

/** A component of a family of `@portal/ui` with its stories, whose plays are its tests. */
export function componentFiles(read: ReadFile, family: string, name: string): Scaffold {
  checkCamel(family);
  checkPascal(name);
  const folder = `packages/ui/src/${family}/${name}`;
  const index = `packages/ui/src/${family}/index.ts`;
  checkAbsent(read, `${folder}/${name}.tsx`);
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: componentOf(name),
      [`${folder}/${name}.stories.tsx`]: storiesOf(name),
      [index]: existing(read, index) + line,
    },
    next: [
      `Draw it in ${folder}/${name}.tsx: data comes in as props, events go out. A rule that needs no React goes into a file beside it, with a .test.ts.`,
      'One story for each state, a play where there is behaviour; in its guide when to take it, when not, its keys and how it is heard.',
      `A generic family: name ${name} in packages/ui/src/index.ts as well.`,
      'npx vitest run --project tools tools/packageSurface.test.ts -u, and review the change of packages/ui/etc/ui.api.md',
    ],
  };
}

function componentOf(name: string): string {
  return `import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

export interface ${name}Props {
  /** Names it to screen readers. */
  label: string;
  /** What stands in it. */
  children?: ReactNode;
}

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.primary,
}));

/** ${wordsOf(name)}: say what it shows, and what it leaves to its host. */
export function ${name}({ label, children }: ${name}Props) {
  return <Root aria-label={label}>{children}</Root>;
}
`;
}

function storiesOf(name: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  args: { label: '${wordsOf(name)}', children: 'What stands in it' },
  parameters: {
    guide: {
      purpose: 'Say what somebody has in hand who takes ${name}, as a concrete situation.',
      notFor: 'Say when ${name} is the wrong one, and what to take instead.',
      accessibility: ['A region named by the label of ${name}.'],
    },
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '${wordsOf(name)}' })).toHaveTextContent('What stands in it');
  },
};

export const Empty: Story = { args: { children: undefined } };
`;
}
