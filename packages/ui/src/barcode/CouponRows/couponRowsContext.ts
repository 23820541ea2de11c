import type { RowReorder } from '../../tables/DataTable/rowMoves.ts';
import type { CouponCell } from '@portal/domain/barcode';
import { createContext, useContext } from 'react';
import type { WizardAction } from '../WizardAction.ts';

/** Context for the controls of all rows: a change re-renders the controls but not the rows. */
export interface CouponRowsContextValue {
  /** Whether rows can be edited and moved. */
  canEdit: boolean;
  onAction: (action: WizardAction) => void;
  onRowReorder: (move: RowReorder) => void;
  /** Cell to focus when editing starts. */
  firstCell: CouponCell;
}

const Context = createContext<CouponRowsContextValue | null>(null);
export const CouponRowsProvider = Context.Provider;

/** @throws Error outside of `CouponRows` */
export function useCouponRowsContext(): CouponRowsContextValue {
  const contextValue = useContext(Context);
  if (!contextValue) throw new Error('Cells of coupon rows must be inside CouponRows.');
  return contextValue;
}
