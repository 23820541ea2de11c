import type { DefaultValue } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of Default Values. The keys are fixed. */
export const defaultValueColumns: readonly Column<DefaultValue>[] = [
  { field: 'defaultKey', heading: 'Default Key', kind: 'code' },
  { field: 'defaultValue1', heading: 'Default Value', edit: { kind: 'multiline' } },
  { field: 'defaultHelpText', heading: 'Help Text', edit: { kind: 'multiline' } },
];
