import { useOf } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { StoryFrame } from './StoryFrame.tsx';

/** Cards of the families, two in a row. */
export const Gallery = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(420px, 1fr))',
  gap: 16,
  margin: '20px 0 32px',
});

const Root = styled.section(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  background: theme.background.content,
  overflow: 'hidden',
  '& > header': { padding: '12px 16px', borderBottom: `1px solid ${theme.appBorderColor}` },
  '& > header > a': { color: 'inherit', fontSize: 15, fontWeight: 600, textDecoration: 'none' },
  '& > header > a:hover': { color: theme.color.secondary },
  '& > header > span': { display: 'block', color: theme.textMutedColor, fontSize: 13 },
  '& > div': { flex: 1, maxHeight: 300, padding: 16, overflow: 'hidden', fontSize: 14 },
}));

interface FamilyProps {
  name: string;
  /** What its components are for. */
  purpose: string;
  /** Id of the page that the card leads to. */
  page: string;
}

/** A family with one of its stories, which is the component itself. */
export function Family({ name, purpose, page, children }: PropsWithChildren<FamilyProps>) {
  return (
    <Root className="sb-unstyled">
      <header>
        <a href={`./?path=/docs/${page}--docs`} target="_top">
          {name}
        </a>
        <span>{purpose}</span>
      </header>
      <div>{children}</div>
    </Root>
  );
}

/** A story that covers its page, in a frame of its own. */
export function FramedStory({ of }: { of: ModuleExport }) {
  return <StoryFrame story={useOf(of, ['story']).story} />;
}
