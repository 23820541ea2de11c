import type { ButtonVariant } from '@portal/ui/controls';
import { useOpenDialog } from '../dialogs/dialogInUrl.ts';
import { ActionButton } from './ActionButton.tsx';
import { additions, type AddDialog } from './additions.ts';
import { ADD_KEYS } from './pageActions.ts';

interface AddButtonProps {
  dialog: AddDialog;
  /** Default: `primary`; a page that searches has another primary action. */
  variant?: ButtonVariant;
}

/** Button that opens the dialog which adds something to the list of the page. */
export function AddButton({ dialog, variant = 'primary' }: AddButtonProps) {
  const openDialog = useOpenDialog();
  return (
    <ActionButton variant={variant} keys={ADD_KEYS} onClick={() => openDialog(dialog)}>
      {additions[dialog].label}
    </ActionButton>
  );
}
