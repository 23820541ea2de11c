import { DEFAULT_ROWS_PER_PAGE } from '@portal/domain';
import type { SignupStat } from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { toDayText } from '../../../responseFields.ts';
import { findPagePosition, toPageFields } from '../../../lists/paging.ts';
import { listSignupRows, type SignupRow } from './queries.ts';
import { toSignupSearch } from './search.ts';

export const signupStatHandlers = {
  async listSignupStats({ query }, { db }) {
    const search = toSignupSearch(query);
    const { pageNumber = 1, rowsPerPage = DEFAULT_ROWS_PER_PAGE } = query;
    const { rowCount, totals, rows } = await listSignupRows(db, search, { pageNumber, rowsPerPage });
    const position = findPagePosition(rowCount, pageNumber, rowsPerPage);
    return {
      ...toPageFields(position, rows.length),
      signupStatsData: rows.map(toSignupStat),
      ...(totals && {
        totals: toSignupStat({ ...totals, source: null, description: null, day: null, store: null }),
      }),
    };
  },
} satisfies Partial<ProviderHandlers>;

function toSignupStat(row: SignupRow): SignupStat {
  return {
    srcSource: row.source,
    description: row.description,
    addDate: row.day === null ? null : toDayText(row.day),
    store: row.store,
    total: row.total,
    netNew: row.net_new,
    dmProvided: row.dm_provided,
    dmNetNew: row.dm_net_new,
    dmCarrRte: row.dm_carrier_route,
    dmdpv: row.dm_dpv,
    emProvided: row.em_provided,
    emNetNew: row.em_net_new,
    otMobileNumber: row.mobile_provided,
    mobileNetNew: row.mobile_net_new,
  };
}
