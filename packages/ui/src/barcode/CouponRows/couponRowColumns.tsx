import { formatNumber } from '@portal/domain';
import { couponCellLabels, couponCells, toCouponCells, type CouponCell } from '@portal/domain/barcode';
import type { ComputedColumn } from '../../tables/Column.ts';
import { CheckedText } from '../CheckedText.tsx';
import { BarcodeCell, getBarcodeText } from './BarcodeCell.tsx';
import { EditedCell } from './EditedCell.tsx';
import { RowControls } from './RowControls.tsx';
import type { CouponRowView } from './couponRowCache.ts';

type RowColumn = ComputedColumn<CouponRowView>;

/** Widths in CSS pixels that fit the heading in two lines and the input: all can be edited in a window of 1280 pixels. */
const widths: Readonly<Record<CouponCell, number>> = {
  legacyCouponType: 76,
  legacyCouponExpiration: 92,
  legacyCouponOffer: 76,
  promocode: 190,
  dealIdOverride: 92,
  startDate: 130,
  endDate: 130,
};

const editableColumns = couponCells.map((cell): RowColumn => ({
  id: cell,
  heading: couponCellLabels[cell],
  width: widths[cell],
  value: ({ coupon, editedCells }) => (editedCells ?? toCouponCells(coupon))[cell],
  cell: ({ coupon, editedCells, errors }) =>
    editedCells ? (
      <EditedCell cell={cell} value={editedCells[cell]} error={errors[cell]} />
    ) : (
      <CheckedText text={toCouponCells(coupon)[cell]} error={errors[cell]} />
    ),
}));

const barcodeCountColumn: RowColumn = {
  id: 'barcodeCount',
  heading: 'Barcodes',
  width: 88,
  align: 'right',
  hint: 'How many barcodes the job will make of the row',
  value: ({ barcodeCount }) => barcodeCount?.failure ?? barcodeCount?.barcodes ?? null,
  cell: ({ barcodeCount }) => {
    if (barcodeCount === null) return null;
    const { barcodes, failure } = barcodeCount;
    return failure === null ? formatNumber(barcodes) : <CheckedText text="Will fail" error={failure} />;
  },
};

const barcodeColumn: RowColumn = {
  id: 'barcode',
  heading: 'Barcode',
  width: 344,
  hint: 'As it will be printed',
  value: getBarcodeText,
  cell: (row) => <BarcodeCell row={row} />,
};

const readOnlyColumns = (
  [
    ['legacyMailercode', 'Mailer Code', 112],
    ['orceDealName', 'Deal Name', 200],
    ['orceDealDescription', 'Description', 260],
    ['orceCampaignId', 'Campaign ID', 112],
    ['orcePromotionId', 'Promotion ID', 116],
    ['orceDealId', 'Deal ID', 100],
    ['orceMailercode', 'CE Mailer Code', 130],
  ] as const
).map(([id, heading, width]): RowColumn => ({ id, heading, width, value: ({ coupon }) => coupon[id] }));

/** Columns of rows that can only be reordered (step 2). */
export const readOnlyRowColumns: readonly RowColumn[] = createRowColumns(false);
/** Columns of rows that can also be edited (step 3). */
export const editableRowColumns: readonly RowColumn[] = createRowColumns(true);

function createRowColumns(isEditable: boolean): readonly RowColumn[] {
  return [
    {
      id: 'couponOrder',
      heading: 'Coupon',
      width: isEditable ? 196 : 130,
      value: ({ coupon }) => coupon.couponOrder,
      cell: (row) => <RowControls row={row} isEditable={isEditable} />,
    },
    ...editableColumns,
    ...(isEditable ? [barcodeCountColumn] : []),
    barcodeColumn,
    ...readOnlyColumns,
  ];
}
