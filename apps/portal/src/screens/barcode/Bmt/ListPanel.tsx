import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useEffect, useRef } from 'react';
import { CouponLoads } from '../CouponLoadStatus/CouponLoads.tsx';
import { couponLoadRowsPerPage } from '../CouponLoadStatus/couponLoads.ts';
import { JobOverview } from './JobOverview.tsx';
import type { ListInUrl, ListName } from './useListInUrl.ts';

/** A list shown in place of a step; closing it returns to the step. */
export function ListPanel({ list, name }: { list: ListInUrl; name: ListName }) {
  const panel = useRef<HTMLDivElement>(null);
  // The link that opened it is unmounted, so the focus would be lost.
  useEffect(() => panel.current?.focus(), []);
  const { page, showPage, close } = list;
  const actions = <ActionButton onClick={close}>Close</ActionButton>;
  return (
    <div ref={panel} tabIndex={-1} style={{ height: '100%', outline: 'none' }}>
      {name === 'jobs' ? (
        <JobOverview page={page} onPageChange={showPage} actions={actions} />
      ) : (
        <CouponLoads
          page={page}
          rowsPerPage={couponLoadRowsPerPage.embedded}
          onPageChange={showPage}
          actions={actions}
        />
      )}
    </div>
  );
}
