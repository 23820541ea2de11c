import type { BarcodeBodyRefusals, BarcodeHandlers } from '../../contract/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { jobBodyRefusals, jobHandlers } from './jobs/handlers.ts';
import { overviewHandlers } from './overviews/handlers.ts';
import { outputHandlers } from './runs/download.ts';

/** Every operation of the embedded barcode service that is built. */
export const barcodeHandlers: BarcodeHandlers = {
  ...couponHandlers,
  ...jobHandlers,
  ...outputHandlers,
  ...overviewHandlers,
};

/** Every operation of the barcode service that has an answer of its own for a body that does not fit. */
export const barcodeBodyRefusals: BarcodeBodyRefusals = { ...jobBodyRefusals };
