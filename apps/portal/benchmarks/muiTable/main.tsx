/** Baseline for `npm run bench`: the same rows in a table of MUI. */
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { showRows } from '../showRows.tsx';

await showRows((rows) => (
  <Table size="small">
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.mailerCode}>
          {Object.entries(row).map(([name, value]) =>
            name === 'mailerCode' ? (
              <TableCell key={name} component="th" scope="row">
                {value}
              </TableCell>
            ) : (
              <TableCell key={name}>{value}</TableCell>
            ),
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
));
