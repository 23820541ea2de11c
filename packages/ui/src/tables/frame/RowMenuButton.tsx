import { KebabIcon } from '../../controls/icons.tsx';
import { useTableText } from './tableLocaleText.ts';

export interface RowMenuButtonProps {
  rowName: string;
  tabIndex?: number;
}

/** Button of a row menu, which `useRowMenu` opens by delegation. */
export function RowMenuButton({ rowName, tabIndex }: RowMenuButtonProps) {
  const strings = useTableText();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={strings.actionsFor(rowName)}
      title={strings.actions}
      tabIndex={tabIndex}
    >
      <KebabIcon />
    </button>
  );
}
