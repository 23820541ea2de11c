import type { ReactNode } from 'react';
import { type AuditEntry, getAuditOperationLabel, formatInstantSecond } from '@portal/domain';
import { type DescriptionItem, DescriptionList } from '../../../layout/DescriptionList/DescriptionList.tsx';
import { Modal } from '../../../modals/Modal/Modal.tsx';
import { getAuditFieldLabel } from '../auditFieldLabels.ts';

export interface AuditDetailsProps {
  /** The entry, shown with all fields. */
  entry: AuditEntry;
  /** Called when the dialog is to be closed. */
  onClose: () => void;
}

/** The changed fields, with their values where they are recorded. */
function listChangedFields({ operation, changed, changes = [] }: AuditEntry): ReactNode {
  return changed.map((field) => {
    const change = changes.find((each) => each.field === field);
    const values = change && `: ${quote(change.before)} → ${quote(change.after)}`;
    return <div key={field}>{`${getAuditFieldLabel(operation, field)}${values ?? ''}`}</div>;
  });
}

function quote(value: string | null): string {
  return value === null || value === '' ? 'empty' : `“${value}”`;
}

/** Dialog with all fields of an audit entry. */
export function AuditDetails({ entry, onClose }: AuditDetailsProps) {
  const { auditId, at, username, operation, object, changed, outcome, source, requestId } = entry;
  const items: readonly DescriptionItem[] = [
    { label: 'Time', value: `${formatInstantSecond(at)} (UTC: ${at.replace('T', ' ')})` },
    { label: 'User', value: username ?? 'unknown' },
    { label: 'Action', value: `${getAuditOperationLabel(operation)} (${operation})` },
    { label: 'Object', value: object },
    { label: 'Changed fields', value: changed.length > 0 && listChangedFields(entry) },
    { label: 'Outcome', value: outcome },
    { label: 'Source', value: source },
    { label: 'Request ID', value: requestId },
  ];
  return (
    <Modal title={`Audit entry ${auditId}`} onClose={onClose}>
      <DescriptionList items={items} />
    </Modal>
  );
}
