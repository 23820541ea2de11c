import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

export type Row = Record<string, string | number | null>;

/**
 * A page that loads the rows of the mailer list (rows.json, the same response) and renders them, with buttons that
 * remove and reverse them: what going back and sorting cost without the product.
 */
export async function showRows(renderTable: (rows: readonly Row[]) => ReactNode): Promise<void> {
  const response = await fetch('rows.json');
  const { mailerData } = (await response.json()) as { mailerData: Row[] };

  function RowsPage() {
    const [rows, setRows] = useState(mailerData);
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button onClick={() => setShown(!isShown)}>Toggle</button>
        <button onClick={() => setRows(rows.toReversed())}>Sort</button>
        {isShown && renderTable(rows)}
      </>
    );
  }

  const root = document.getElementById('root');
  if (root) createRoot(root).render(<RowsPage />);
}
