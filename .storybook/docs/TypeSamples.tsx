import type { CSSProperties } from 'react';
import { portalTheme } from '@portal/ui/theme';

const { typography } = portalTheme('comfortable');

const samples = [
  ['h1', 'Titles of pages', 'Mailer list'],
  ['h2', 'Titles of sections and dialogs', 'Edit user jdoe'],
  ['h3', 'Titles within a section', 'Users with the role JAS'],
  ['body1', 'Text and inputs', 'The mailer M25001 was added.'],
  ['body2', 'Tables and menus', 'Lakewood Main St 1,234,567 −12.50'],
  ['caption', 'Labels and notes', 'Eight characters at most'],
  ['button', 'Buttons', 'Add mailer'],
] as const;

/** Each style of the theme, in itself. */
export function TypeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Style</th>
          <th>For</th>
          <th>Size / line, weight</th>
          <th>Sample</th>
        </tr>
      </thead>
      <tbody>
        {samples.map(([name, use, text]) => {
          const { fontSize, lineHeight, fontWeight } = typography[name];
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{use}</td>
              <td>{`${fontSize} / ${String(lineHeight)}, ${fontWeight}`}</td>
              <td style={{ ...typography[name], fontVariantNumeric: 'tabular-nums' } as CSSProperties}>
                {text}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
