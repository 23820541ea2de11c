import { CopyValue } from './CopyValue.tsx';
import type { FormatSample } from './formatSamples.ts';
import { Table } from './Table.tsx';

/** Calls of format functions and their results. */
export function FormatTable({ samples }: { samples: readonly FormatSample[] }) {
  return (
    <Table
      headings={['Value', 'Code', 'Result']}
      rows={samples.map(({ use, call, text }) => [use, <CopyValue value={call} />, text || '(blank)'])}
    />
  );
}
