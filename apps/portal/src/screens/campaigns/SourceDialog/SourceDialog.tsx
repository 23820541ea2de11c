import { listSourceCodeDifferences, type SourceCodeValues } from '@portal/domain';
import { SourceCodeModal } from '@portal/ui/campaigns';
import { AsyncContent } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useScreenParams } from '../../../navigation/screenLocation.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { dialogUrlState } from '../../../dialogs/dialogInUrl.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';
import { replaceState } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { sourceListOrder, sourceTableState } from '../shared/sourceColumns.tsx';
import {
  addSource,
  sourceListSearch,
  type StoredSource,
  updateSource,
  useSourceList,
} from '../shared/sourceList.ts';

interface SourceDialogProps extends DialogProps {
  /** The code to edit; default: adds one. */
  recordId?: string;
}

/** The dialog that adds or edits a source code; the edited one is taken from the list below it. */
export function SourceDialog({ recordId, onClose }: SourceDialogProps) {
  const [shown] = useUrlState(sourceListSearch);
  const sources = useSourceList(shown);
  if (recordId === undefined) return <AddSource onClose={onClose} />;

  const row = sources.data?.find(({ source }) => source === recordId);
  if (row) return <EditSource row={row} onClose={onClose} />;
  return (
    <Modal title="Edit Source" size="small" onClose={onClose}>
      <AsyncContent label="Source code" state={asyncList(sources)}>
        {() => `Source code ${recordId} does not exist.`}
      </AsyncContent>
    </Modal>
  );
}

function EditSource({ row, onClose }: DialogProps & { row: StoredSource }) {
  // As opened: the list is refetched after a conflict.
  const [source] = useState(row);
  /** The version that the next save replaces. */
  const replaced = useRef(row);

  async function handleSave(values: SourceCodeValues) {
    const saved = updateSource(replaced.current, values);
    const result = await notifyOnSuccess(saved, `Source code ${values.source} has been saved.`);
    if (result.ok || !result.theirs) return result;
    replaced.current = result.theirs;
    const differences = listSourceCodeDifferences(result.theirs, values);
    return { ...result, conflict: { title: result.message, differences } };
  }

  return <SourceCodeModal source={source} onSave={handleSave} onClose={onClose} />;
}

/** Adds a source code, and then filters the list by it: it has thousands of rows. */
function AddSource({ onClose }: DialogProps) {
  const params = useScreenParams();
  const navigate = useNavigate();
  const added = useRef('');

  async function handleSave(values: SourceCodeValues) {
    added.current = values.source.trim();
    return notifyOnSuccess(addSource(values), `Source code ${added.current} has been added.`);
  }
  function showAdded() {
    const list = replaceState(params, dialogUrlState, { dialog: null, record: null });
    const filters = { source: added.current };
    const query = replaceState(list, sourceTableState, { sorting: sourceListOrder, filters });
    void navigate(`?${query}`, { replace: true });
  }

  return (
    <SourceCodeModal
      source={null}
      onSave={handleSave}
      onClose={({ reason }) => (reason === 'saved' ? showAdded() : onClose())}
    />
  );
}
