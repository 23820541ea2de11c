import type { GrantHandlers } from '../../contract/handlers.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { countHandlers } from './counts/handlers.ts';

/** Every operation of the embedded grant service that is built. */
export const grantHandlers: Partial<GrantHandlers> = { ...applicationHandlers, ...countHandlers };
