import type { BarcodeHandlers } from '../../contract/handlers.ts';

/** Every operation of the embedded barcode service that is built. */
export const barcodeHandlers: Partial<BarcodeHandlers> = {};
