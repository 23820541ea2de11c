import { couponLoadColumns } from '@portal/ui/barcode';
import { Page } from '@portal/ui/layout';
import { DataTable, PagingBar } from '@portal/ui/tables';
import type { ReactNode } from 'react';
import { asyncRows } from '../../../api/asyncState.ts';
import { toBarcodePagePosition } from '../shared/barcodePagePosition.ts';
import { useScrollMemory } from '../../../lists/useScrollMemory.ts';
import { useCouponLoads } from './couponLoads.ts';

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
  return (
    <Page
      title="Coupon Load Status"
      actions={actions}
      bottom={
        <PagingBar
          paging={toBarcodePagePosition(loads, page, ({ couponData }) => couponData)}
          onPageChange={onPageChange}
        />
      }
    >
      <DataTable
        label="Coupon loads"
        columns={couponLoadColumns}
        rows={asyncRows(loads, 'couponData')}
        rowId={({ campaignId, promotionId, dealId, channel, startDate }) =>
          [campaignId, promotionId, dealId, channel, startDate].join(' ')
        }
        empty={{
          text: '[no data]',
          hint: 'Coupon loads appear here after the campaign engine has loaded coupons.',
        }}
        scrolling={{ resetKey: page, positionStore: scrollMemory }}
      />
    </Page>
  );
}
