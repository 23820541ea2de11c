import { Button, type ButtonProps } from '@portal/ui/controls';
import { usePageAction } from './pageActions.ts';

interface ActionButtonProps extends Omit<ButtonProps, 'onClick'> {
  children: string;
  /** Shortcut, as in `aria-keyshortcuts`: `Alt+N`. */
  keys?: string;
  onClick: () => void;
}

/** Button beside the title of a page, whose action is in the palette too. */
export function ActionButton({ keys, onClick, ...button }: ActionButtonProps) {
  const isEnabled = !button.busy && button.disabledReason === undefined;
  usePageAction({ label: button.children, run: onClick, keys }, isEnabled);
  return <Button {...button} aria-keyshortcuts={keys} onClick={onClick} />;
}
