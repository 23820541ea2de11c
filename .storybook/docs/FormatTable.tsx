import type { FormatSample } from './formatSamples.ts';

/** Calls of formats and what came of them. */
export function FormatTable({ samples }: { samples: readonly FormatSample[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>For</th>
          <th>Call</th>
          <th>Shown</th>
        </tr>
      </thead>
      <tbody>
        {samples.map(({ use, call, text }) => (
          <tr key={call}>
            <td>{use}</td>
            <td>
              <code>{call}</code>
            </td>
            <td style={{ fontVariantNumeric: 'tabular-nums' }}>{text || '(blank)'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
