import type { CouponCell } from '@portal/domain/barcode';
import { createContext, useContext } from 'react';
import type { WizardAct } from '../WizardAct.ts';

/** Context for the controls of all rows: a change re-renders the controls but not the rows. */
export interface CouponRowsUse {
  /** Whether rows can be edited and moved. */
  canEdit: boolean;
  onAct: (act: WizardAct) => void;
  onMove: (move: { from: number; to: number }) => void;
  /** Cell to focus when editing starts. */
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
