import { validateDefaultValue } from '@portal/domain';
import { defaultValueColumns } from '@portal/ui/administration';
import { EditableGrid } from '@portal/ui/tables/EditableGrid';
import { Page } from '@portal/ui/layout';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { saveDefaultValue, useDefaultValues } from '../../../api/resources/defaultValues.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';

/** Edits the settings of the portal inline (specification 1 §2). */
export function DefaultValuesScreen() {
  const values = asyncList(useDefaultValues());
  return (
    <Page title="Default Values" count={formatCount(values, 'value', 'values')}>
      <EditableGrid
        {...useTableColumns('Default values', defaultValueColumns)}
        sortFilter={useTableStateInUrl(defaultValueColumns)}
        rows={values}
        rowId={(value) => value.defaultKey}
        validate={validateDefaultValue}
        onSave={({ row }) => saveDefaultValue(row)}
        tools={{ print: true, csv: { fileName: fileNames.defaultValues } }}
      />
    </Page>
  );
}
