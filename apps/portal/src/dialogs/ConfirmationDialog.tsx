import { ConfirmModal } from '@portal/ui/modals';
import type { Affected, Confirmation } from '../state/confirmation.ts';
import type { DialogProps } from './Dialogs.ts';
import { AsyncContent, type AsyncState } from '@portal/ui/feedback';

const nothing: Affected = { title: '', useItems: () => ({ status: 'empty' }) };

/** A confirmation dialog. `Yes` closes it only when the action succeeded. */
export function ConfirmationDialog({
  question,
  affected = nothing,
  onConfirm,
  onClose,
  ...rest
}: Confirmation & DialogProps) {
  const items = affected.useItems();
  async function handleYes() {
    const result = await onConfirm();
    if (result?.ok !== false) onClose();
    return result;
  }
  return (
    <ConfirmModal
      {...rest}
      confirmDisabledReason={items.status === 'loading' ? 'Wait for the list of what is affected' : undefined}
      onConfirm={handleYes}
      onCancel={onClose}
    >
      {question}
      <AffectedList title={affected.title} items={items} />
    </ConfirmModal>
  );
}

interface AffectedListProps {
  /** What the items are, such as `These pages will be deleted`. */
  title: string;
  items: AsyncState<readonly string[]>;
}

/** Items shown at most; the others are counted. */
const maxItems = 20;

/** What a deletion affects; nothing without items. */
function AffectedList({ title, items }: AffectedListProps) {
  const isNone = items.status === 'empty' || (items.status === 'ready' && items.data.length === 0);
  if (isNone) return null;
  return (
    <>
      <p style={{ margin: '12px 0 4px' }}>{`${title}:`}</p>
      <AsyncContent label={title} state={items}>
        {(names) => (
          <ul aria-label={title} style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
            {names.slice(0, maxItems).map((name, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- pages can have the same name
              <li key={index}>{name}</li>
            ))}
            {names.length > maxItems && <li>{`and ${names.length - maxItems} more`}</li>}
          </ul>
        )}
      </AsyncContent>
    </>
  );
}
