import type { CouponCell } from '@portal/domain/barcode';
import { createContext, useContext } from 'react';
import type { WizardAct } from '../WizardAct.ts';

/** What the controls of all rows share, so that a change of it draws these controls and no row. */
export interface CouponRowsUse {
  /** A row may be edited, and rows may be moved. */
  canEdit: boolean;
  onAct: (act: WizardAct) => void;
  onMove: (move: { from: number; to: number }) => void;
  /** The cell that takes the focus when editing begins. */
  firstCell: CouponCell;
}

const Context = createContext<CouponRowsUse | null>(null);
export const CouponRowsProvider = Context.Provider;

/** @throws Error outside of `CouponRows` */
export function useCouponRows(): CouponRowsUse {
  const use = useContext(Context);
  if (!use) throw new Error('Cells of coupon rows stand in CouponRows.');
  return use;
}
