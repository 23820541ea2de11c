// What such an app needs of MUI, without our packages, to compare the sizes.
import { createRoot } from 'react-dom/client';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const parts = [Button, Checkbox, Dialog, Drawer, Menu, MenuItem, Switch, Table, TableBody, TableCell];
const all = [...parts, TableHead, TableRow, TableSortLabel, TextField, Autocomplete, useForm, z.object];

createRoot(document.body).render(
  <ThemeProvider theme={createTheme({ cssVariables: true, colorSchemes: { dark: true } })}>
    <CssBaseline />
    {all.length}
  </ThemeProvider>,
);
