import { toFiscalWeekRow } from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { listChannelWeeks, listSegmentWeeks } from './queries.ts';

export const customerHandlers = {
  async listCustomerChannels(_input, { db }) {
    return (await listChannelWeeks(db)).map(withFiscalWeek);
  },

  async listCustomerSegments(_input, { db }) {
    return (await listSegmentWeeks(db)).map(withFiscalWeek);
  },
} satisfies Partial<ProviderHandlers>;

function withFiscalWeek<Week extends { week_start: string }>({ week_start: day, ...counts }: Week) {
  return { ...toFiscalWeekRow(day), ...counts };
}
