import { AuditDetails } from '@portal/ui/administration';
import { AsyncContent, getShownData } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { useFilteredList } from '../../../lists/useFilteredList.ts';
import { auditList } from '../shared/auditList.ts';
import { useDialogTitle } from '../../../dialogs/useDialogTitle.ts';

/** The dialog that shows an entry of the list below it. */
export function AuditEntry({ recordId, onClose }: RecordDialogProps) {
  useDialogTitle(`Audit entry ${recordId}`);
  const { rows } = useFilteredList(auditList);
  const entry = getShownData(rows)?.find(({ auditId }) => String(auditId) === recordId);
  if (entry) return <AuditDetails entry={entry} onClose={onClose} />;
  return (
    <Modal title={`Audit entry ${recordId}`} onClose={onClose}>
      <AsyncContent label="Audit entry" state={rows}>
        {() => 'The list does not show this entry. Change the conditions or the page.'}
      </AsyncContent>
    </Modal>
  );
}
