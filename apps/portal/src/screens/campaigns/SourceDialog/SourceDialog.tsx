import { SourceCodeModal } from '@portal/ui/campaigns';
import { AsyncContent } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import { asyncList } from '../../../api/asyncState.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { addSource, sourceListSearch, updateSource, useSourceList } from '../shared/sourceList.ts';

interface SourceDialogProps extends DialogProps {
  /** The code to edit; default: adds one. */
  recordId?: string;
}

/** The dialog that adds or edits a source code; the edited one is taken from the list below it. */
export function SourceDialog({ recordId, onClose }: SourceDialogProps) {
  const [shown] = useUrlState(sourceListSearch);
  const sources = useSourceList(shown);
  if (recordId === undefined) return <SourceCodeModal source={null} onSave={addSource} onClose={onClose} />;

  const row = sources.data?.find(({ source }) => source === recordId);
  if (row) return <SourceCodeModal source={row} onSave={updateSource} onClose={onClose} />;
  return (
    <Modal title="Edit Source" size="small" onClose={onClose}>
      <AsyncContent label="Source code" state={asyncList(sources)}>
        {() => `Source code ${recordId} does not exist.`}
      </AsyncContent>
    </Modal>
  );
}
