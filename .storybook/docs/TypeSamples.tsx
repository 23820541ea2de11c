import type { CSSProperties } from 'react';
import { createPortalTheme } from '@portal/ui/theme';
import { CopyValue } from './CopyValue.tsx';
import { Table } from './Table.tsx';

const { typography } = createPortalTheme('comfortable');

const samples = [
  ['h1', 'Titles of pages', 'Mailer list'],
  ['h2', 'Titles of sections and dialogs', 'Edit user jdoe'],
  ['h3', 'Titles within a section', 'Users with the role JAS'],
  ['body1', 'Text and inputs', 'The mailer M25001 was added.'],
  ['body2', 'Tables and menus', 'Lakewood Main St 1,234,567 −12.50'],
  ['caption', 'Labels and notes', 'Eight characters at most'],
  ['button', 'Buttons', 'Add mailer'],
] as const;

/** Each text style of the theme, rendered in that style. */
export function TypeTable() {
  return (
    <Table
      headings={['Style', 'Use', 'Size / line height, weight', 'Sample']}
      rows={samples.map(([name, use, text]) => {
        const { fontSize, lineHeight, fontWeight } = typography[name];
        return [
          <CopyValue value={`theme.typography.${name}`} />,
          use,
          `${remToPx(fontSize)} / ${remToPx(lineHeight)} px, ${fontWeight}`,
          <span style={typography[name] as CSSProperties}>{text}</span>,
        ];
      })}
    />
  );
}

function remToPx(rem: string | number | undefined): number {
  return 16 * Number.parseFloat(String(rem));
}
