import type { ReactNode } from 'react';
import {
  type AuditChange,
  type AuditEntry,
  getAuditOperationLabel,
  formatInstantSecond,
} from '@portal/domain';
import { styled } from '@mui/material/styles';
import { Modal } from '../../../modals/Modal/Modal.tsx';

export interface AuditDetailsProps {
  /** The entry, shown with all fields. */
  entry: AuditEntry;
  /** Called when the dialog is to be closed. */
  onClose: () => void;
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

/** The changed fields, with their values where they are recorded. */
function listChangedFields(changed: readonly string[], changes: readonly AuditChange[]): ReactNode {
  if (changes.length === 0) return changed.join(', ');
  return changed.map((field) => {
    const change = changes.find((each) => each.field === field);
    const values = change && `: ${quote(change.before)} → ${quote(change.after)}`;
    return <div key={field}>{`${field}${values ?? ''}`}</div>;
  });
}

function quote(value: string | null): string {
  return value === null || value === '' ? 'empty' : `“${value}”`;
}

/** Dialog with all fields of an audit entry. */
export function AuditDetails({ entry, onClose }: AuditDetailsProps) {
  const {
    auditId,
    at,
    username,
    operation,
    object,
    changed,
    changes = [],
    outcome,
    source,
    requestId,
  } = entry;
  const lines: [name: string, value: ReactNode][] = [
    ['Time', `${formatInstantSecond(at)} (UTC: ${at.replace('T', ' ')})`],
    ['User', username ?? 'unknown'],
    ['Action', `${getAuditOperationLabel(operation)} (${operation})`],
    ['Object', object],
    ['Changed fields', changed.length > 0 ? listChangedFields(changed, changes) : '–'],
    ['Outcome', outcome],
    ['Source', source],
    ['Request ID', requestId],
  ];
  return (
    <Modal title={`Audit entry ${auditId}`} onClose={onClose}>
      <List>
        {lines.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </List>
    </Modal>
  );
}
