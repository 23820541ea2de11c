import type { GrantHandlers } from '../../contract/handlers.ts';

/** Every operation of the embedded grant service that is built. */
export const grantHandlers: Partial<GrantHandlers> = {};
