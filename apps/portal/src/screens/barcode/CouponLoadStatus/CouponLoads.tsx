import type { CouponLoad } from '@portal/domain/barcode';
import { couponLoadColumns } from '@portal/ui/barcode';
import { Page } from '@portal/ui/layout';
import { DataTable, PagingBar } from '@portal/ui/tables';
import type { ReactNode } from 'react';
import { asyncRows } from '../../../api/asyncState.ts';
import { toRequestedPagePosition } from '../../../api/requestedPagePosition.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { usePrintAll } from '../../../lists/usePrintAll.ts';
import { fetchCouponLoads, useCouponLoads } from './couponLoads.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

interface CouponLoadsProps {
  /** 1-based. */
  page: number;
  rowsPerPage: number;
  onPageChange: (change: { page: number }) => void;
  actions?: ReactNode;
}

/** The number of coupons loaded per deal, paged (specification 2 §2). */
export function CouponLoads({ page, rowsPerPage, onPageChange, actions }: CouponLoadsProps) {
  const loads = useCouponLoads(page, rowsPerPage);
  const scrollMemory = useScrollMemory();
  const { rows, paging, print, dialog } = usePrintAll({
    label: 'Coupon loads',
    rows: asyncRows(loads, 'couponData'),
    paging: toRequestedPagePosition(loads, page, 'couponData'),
    fetchPage: (number, signal) => fetchCouponLoads(number, rowsPerPage, signal),
    rowId: toRowId,
  });
  return (
    // In place of a step of the tool, what the tool is for is not shown.
    <Page title="Coupon Load Status" facts={actions && null} actions={actions}>
      <DataTable
        {...useTableColumns('Coupon loads', couponLoadColumns)}
        rows={rows}
        rowId={toRowId}
        empty={{
          text: '[no data]',
          hint: 'Coupon loads appear here after the campaign engine has loaded coupons.',
        }}
        scrolling={{ resetKey: page, positionStore: scrollMemory }}
        tools={{ print }}
        footer={<PagingBar paging={paging} onPageChange={onPageChange} />}
      />
      {dialog}
    </Page>
  );
}

function toRowId({ campaignId, promotionId, dealId, channel, startDate }: CouponLoad): string {
  return [campaignId, promotionId, dealId, channel, startDate].join(' ');
}
