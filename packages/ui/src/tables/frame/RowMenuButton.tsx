import { KebabIcon } from '../../controls/icons.tsx';
import type { TableLocaleText } from './tableLocaleText.ts';

export interface RowMenuButtonProps {
  rowName: string;
  strings: TableLocaleText;
  tabIndex?: number;
}

/** Button of a row menu, which `useRowMenu` opens by delegation. */
export function RowMenuButton({ rowName, strings, tabIndex }: RowMenuButtonProps) {
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
