import { useState } from 'react';
import { styled } from 'storybook/theming';
import { copyText } from '../../packages/ui/src/controls/copyText.ts';

const Root = styled.button(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  margin: '0 -6px',
  padding: '0 6px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 13,
  // Texts with two blanks keep them.
  whiteSpace: 'pre',
  cursor: 'copy',
  // Storybook has a size for every span.
  '&& > span': { font: 'inherit' },
  '&:hover': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}));

export const Swatch = styled.span(({ theme }) => ({
  flex: 'none',
  width: 28,
  height: 20,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
}));

/** A value that a click copies, with a sample of its color. */
export function CopyValue({ value, color }: { value: string; color?: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Root
      type="button"
      title={`Copy ${value}`}
      onClick={() => void copyText(value).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
      onPointerLeave={() => setCopied(false)}
    >
      {color && <Swatch style={{ background: color }} />}
      <span aria-live="polite">{isCopied ? 'Copied' : value}</span>
    </Root>
  );
}
