import { toFiscalWeekRow } from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { listChannelWeeks, listSegmentWeeks } from './queries.ts';

export const customerHandlers = {
  async listCustomerChannels(_input, { db }) {
    const weeks = await listChannelWeeks(db);
    return weeks.map(({ week_start: day, ...counts }) => ({ ...toFiscalWeekRow(day), ...counts }));
  },

  async listCustomerSegments(_input, { db }) {
    const weeks = await listSegmentWeeks(db);
    return weeks.map(({ week_start: day, ...counts }) => ({ ...toFiscalWeekRow(day), ...counts }));
  },
} satisfies Partial<ProviderHandlers>;
