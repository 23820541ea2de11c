import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import { listChannelWeeks, listSegmentWeeks } from './queries.ts';
import { toChannelRow, toSegmentRow } from './rows.ts';

export const customerHandlers = {
  async listCustomerChannels(_input, { db }) {
    return (await listChannelWeeks(db)).map(toChannelRow);
  },

  async listCustomerSegments(_input, { db }) {
    return (await listSegmentWeeks(db)).map(toSegmentRow);
  },
} satisfies Partial<ProviderHandlers>;
