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
  const actions = <ActionButton onClick={list.close}>Close</ActionButton>;
  return (
    <div ref={panel} tabIndex={-1} style={{ height: '100%', outline: 'none' }}>
      {name === 'jobs' ? (
        <JobOverview list={list} actions={actions} />
      ) : (
        <CouponLoads
          page={list.location.page}
          rowsPerPage={couponLoadRowsPerPage.embedded}
          onPageChange={list.show}
          actions={actions}
        />
      )}
    </div>
  );
}
