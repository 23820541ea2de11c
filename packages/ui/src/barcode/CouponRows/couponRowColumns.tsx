import { couponCellLabels, couponCells, cellsOf, type CouponCell } from '@portal/domain/barcode';
import type { ComputedColumn } from '../../tables/Column.ts';
import { BarcodeCell, barcodeText } from './BarcodeCell.tsx';
import { EditedCell } from './EditedCell.tsx';
import { RowControls } from './RowControls.tsx';
import type { ShownRow } from './shownRows.ts';

type RowColumn = ComputedColumn<ShownRow>;

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

const editableColumns = couponCells.map((cell): RowColumn => {
  return {
    id: cell,
    heading: couponCellLabels[cell],
    width: widths[cell],
    value: ({ coupon, cells }) => (cells ?? cellsOf(coupon))[cell],
    cell: ({ coupon, cells, errors }) =>
      cells ? (
        <EditedCell cell={cell} value={cells[cell]} error={errors[cell]} />
      ) : (
        <ShownCell text={cellsOf(coupon)[cell]} error={errors[cell]} />
      ),
  };
});
const inNumber = 3;

const barcodeColumn: RowColumn = {
  id: 'barcode',
  heading: 'Barcode',
  width: 352,
  hint: 'As it will be printed',
  value: barcodeText,
  cell: (row) => <BarcodeCell row={row} />,
};

const givenColumns: readonly RowColumn[] = [
  given('legacyMailercode', 'Mailer Code', 112),
  given('orceDealName', 'Deal Name', 200),
  given('orceDealDescription', 'Description', 260),
  given('orceCampaignId', 'Campaign ID', 112),
  given('orcePromotionId', 'Promotion ID', 116),
  given('orceDealId', 'Deal ID', 100),
  given('orceMailercode', 'CE Mailer Code', 130),
];

/** Columns of rows that can only be reordered (step 2). */
export const orderedRowColumns: readonly RowColumn[] = rowColumns(false);
/** Columns of rows that can also be edited (step 3). */
export const editedRowColumns: readonly RowColumn[] = rowColumns(true);

function rowColumns(isEditable: boolean): readonly RowColumn[] {
  return [
    {
      id: 'couponOrder',
      heading: 'Coupon',
      width: isEditable ? 196 : 130,
      value: ({ coupon }) => coupon.couponOrder,
      cell: (row) => <RowControls row={row} isEditable={isEditable} />,
    },
    ...editableColumns.slice(0, inNumber),
    barcodeColumn,
    ...editableColumns.slice(inNumber),
    ...givenColumns,
  ];
}

type Given =
  | 'legacyMailercode'
  | `orce${'DealName' | 'DealDescription' | 'CampaignId' | 'PromotionId' | 'DealId' | 'Mailercode'}`;

function given(field: Given, heading: string, width: number): RowColumn {
  return { id: field, heading, width, value: ({ coupon }) => coupon[field] };
}

function ShownCell({ text, error }: { text: string; error: string | undefined }) {
  if (!error) return text;
  return (
    <span className="PortalCouponRows-wrong" title={error}>
      {text || '(empty)'}
    </span>
  );
}
