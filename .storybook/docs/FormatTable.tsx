import type { FormatSample } from './formatSamples.ts';
import { Table } from './Table.tsx';

/** Calls of formats and what came of them. */
export function FormatTable({ samples }: { samples: readonly FormatSample[] }) {
  return (
    <Table
      headings={['For', 'Call', 'Shown']}
      rows={samples.map(({ use, call, text }) => [use, <code>{call}</code>, text || '(blank)'])}
    />
  );
}
