import type { SourceCode } from '@portal/domain';
import { SourceCodeModal } from '@portal/ui/campaigns';
import { Modal } from '@portal/ui/modals';
import { addSource, updateSource } from '../shared/sourceList.ts';

interface SourceDialogProps {
  /** The code to edit, from the URL; `null` adds one. */
  source: string | null;
  /** All source codes. */
  sources: readonly SourceCode[];
  onClose: () => void;
}

/** The dialog that adds or edits a source code. */
export function SourceDialog({ source, sources, onClose }: SourceDialogProps) {
  if (source === null) return <SourceCodeModal source={null} onSave={addSource} onClose={onClose} />;
  const row = sources.find((each) => each.source === source);
  if (row) return <SourceCodeModal source={row} onSave={updateSource} onClose={onClose} />;
  return (
    <Modal title="Edit Source" size="small" onClose={onClose}>
      Source code {source} does not exist.
    </Modal>
  );
}
