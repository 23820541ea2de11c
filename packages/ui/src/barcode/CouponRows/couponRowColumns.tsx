import { formatNumber } from '@portal/domain';
import { couponCellLabels, couponCells, toCouponCells, type CouponCell } from '@portal/domain/barcode';
import type { ComputedColumn } from '../../tables/Column.ts';
import { BarcodeCell, getBarcodeText } from './BarcodeCell.tsx';
import { EditedCell } from './EditedCell.tsx';
import { RowControls } from './RowControls.tsx';
import type { CouponRowView } from './couponRowCache.ts';

type RowColumn = ComputedColumn<CouponRowView>;

/** Widths in CSS pixels that fit the heading and the input. */
const widths: Readonly<Record<CouponCell, number>> = {
  legacyCouponType: 112,
  legacyCouponExpiration: 148,
  legacyCouponOffer: 114,
  promocode: 200,
  dealIdOverride: 118,
  startDate: 152,
  endDate: 152,
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
      <ReadOnlyCell text={toCouponCells(coupon)[cell]} error={errors[cell]} />
    ),
}));
const barcodePartCount = 3;

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
    if (failure === null) return formatNumber(barcodes);
    return (
      <span className="PortalCouponRows-wrong" title={failure}>
        Will fail
      </span>
    );
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

const readOnlyColumns: readonly RowColumn[] = [
  readOnlyColumn('legacyMailercode', 'Mailer Code', 112),
  readOnlyColumn('orceDealName', 'Deal Name', 200),
  readOnlyColumn('orceDealDescription', 'Description', 260),
  readOnlyColumn('orceCampaignId', 'Campaign ID', 112),
  readOnlyColumn('orcePromotionId', 'Promotion ID', 116),
  readOnlyColumn('orceDealId', 'Deal ID', 100),
  readOnlyColumn('orceMailercode', 'CE Mailer Code', 130),
];

/** Columns of rows that can only be reordered (step 2). */
export const readOnlyRowColumns: readonly RowColumn[] = createRowColumns(false);
/** Columns of rows that can also be edited (step 3). */
export const editableRowColumns: readonly RowColumn[] = createRowColumns(true);

function createRowColumns(isEditable: boolean): readonly RowColumn[] {
  return [
    {
      id: 'couponOrder',
      heading: 'Coupon',
      width: isEditable ? 204 : 130,
      value: ({ coupon }) => coupon.couponOrder,
      cell: (row) => <RowControls row={row} isEditable={isEditable} />,
    },
    ...editableColumns.slice(0, barcodePartCount),
    ...(isEditable ? [barcodeCountColumn] : []),
    barcodeColumn,
    ...editableColumns.slice(barcodePartCount),
    ...readOnlyColumns,
  ];
}

type ReadOnlyField =
  | 'legacyMailercode'
  | `orce${'DealName' | 'DealDescription' | 'CampaignId' | 'PromotionId' | 'DealId' | 'Mailercode'}`;

function readOnlyColumn(field: ReadOnlyField, heading: string, width: number): RowColumn {
  return { id: field, heading, width, value: ({ coupon }) => coupon[field] };
}

function ReadOnlyCell({ text, error }: { text: string; error: string | undefined }) {
  if (!error) return text;
  return (
    <span className="PortalCouponRows-wrong" title={error}>
      {text || '(empty)'}
    </span>
  );
}
