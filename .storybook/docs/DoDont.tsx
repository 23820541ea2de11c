import { type ComponentType, createElement } from 'react';
import { styled } from 'storybook/theming';
import { pairs } from './doDontPairs.tsx';

const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: 16,
  margin: '12px 0 20px',
});

const Side = styled.figure<{ isGood: boolean }>(({ theme, isGood }) => ({
  '&&': { display: 'flex', flexDirection: 'column', margin: 0 },
  '& > div': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: 8,
    minHeight: 120,
    padding: 16,
    border: `1px solid ${theme.appBorderColor}`,
    borderBottom: `3px solid ${isGood ? theme.color.positive : theme.color.negative}`,
    borderRadius: '8px 8px 0 0',
    background: theme.background.content,
  },
  '& figcaption': { padding: '6px 0', fontSize: 13, lineHeight: '18px' },
}));

/** A pair of pictures of rendered components: what to do, and what not to do. */
export function DoDont({ about }: { about: keyof typeof pairs }) {
  const { good, bad } = pairs[about];
  return (
    <Pair className="sb-unstyled">
      <Half isGood {...good} />
      <Half isGood={false} {...bad} />
    </Pair>
  );
}

interface HalfProps {
  isGood: boolean;
  caption: string;
  Picture: ComponentType;
}

function Half({ isGood, caption, Picture }: HalfProps) {
  return (
    <Side isGood={isGood}>
      {/* A picture: nothing in it can be used. */}
      <div inert>{createElement(Picture)}</div>
      <figcaption>
        <strong>{isGood ? 'Do' : 'Don’t'}</strong> {caption}
      </figcaption>
    </Side>
  );
}
