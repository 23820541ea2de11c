import type { BarcodeHandlers } from '../../contract/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { overviewHandlers } from './overviews/handlers.ts';
import { outputHandlers } from './runs/download.ts';

export const barcodeHandlers: BarcodeHandlers = {
  ...couponHandlers,
  ...jobHandlers,
  ...outputHandlers,
  ...overviewHandlers,
};
