import { createElement, type ReactNode } from 'react';

interface TableProps {
  headings?: readonly string[];
  /** The cells of each row, in the order of the headings. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table for documentation pages; Storybook's Markdown has none. */
export function Table({ headings, rows }: TableProps) {
  return (
    <table>
      {headings && <thead>{rowOf('th', headings)}</thead>}
      {createElement('tbody', null, ...rows.map((cells) => rowOf('td', cells)))}
    </table>
  );
}

function rowOf(cell: 'th' | 'td', contents: readonly ReactNode[]) {
  return createElement('tr', null, ...contents.map((content) => createElement(cell, null, content)));
}
