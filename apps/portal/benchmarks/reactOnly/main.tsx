/**
 * Baseline for `npm run bench`: a page with only React that loads the rows of the mailer list (rows.json, the same
 * response) and renders them as a plain table.
 */
import { createRoot } from 'react-dom/client';

type Row = Record<string, string | number | null>;

const request = fetch('rows.json').then((response) => response.json() as Promise<{ mailerData: Row[] }>);

function Rows({ rows }: { rows: Row[] }) {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.mailerCode}>
            {Object.entries(row).map(([name, value]) =>
              name === 'mailerCode' ? (
                <th key={name} scope="row">
                  {value}
                </th>
              ) : (
                <td key={name}>{value}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const { mailerData } = await request;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Rows rows={mailerData} />);
