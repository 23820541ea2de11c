import type { BarcodeInvalidBodyHandlers, BarcodeHandlers } from '../../contract/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { jobInvalidBodyHandlers, jobHandlers } from './jobs/handlers.ts';
import { overviewHandlers } from './overviews/handlers.ts';
import { outputHandlers } from './runs/download.ts';

/** Handlers of the embedded barcode service. */
export const barcodeHandlers: BarcodeHandlers = {
  ...couponHandlers,
  ...jobHandlers,
  ...outputHandlers,
  ...overviewHandlers,
};

/** Custom responses to invalid bodies. */
export const barcodeInvalidBodyHandlers: BarcodeInvalidBodyHandlers = { ...jobInvalidBodyHandlers };
