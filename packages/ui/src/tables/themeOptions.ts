import type { ComponentThemeOptions } from '../theme/ComponentThemeOptions.ts';
import type { DataTableProps } from './DataTable/DataTable.tsx';
import type { FilterFormProps } from './FilterForm/FilterForm.tsx';
import type { PagingBarProps } from './PagingBar/PagingBar.tsx';
import type { TreeTableProps } from './TreeTable/TreeTable.tsx';

/** What a theme can set for the components of this family. */
declare module '@mui/material/styles' {
  interface Components {
    PortalDataTable?: ComponentThemeOptions<DataTableProps<unknown, string | number>>;
    PortalFilterForm?: ComponentThemeOptions<FilterFormProps>;
    PortalPagingBar?: ComponentThemeOptions<PagingBarProps>;
    PortalTreeTable?: ComponentThemeOptions<TreeTableProps<object, string | number>>;
  }
}
