/** Baseline for `npm run bench`: React alone renders a plain table. */
import { showRows } from '../showRows.tsx';

await showRows((rows) => (
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
));
