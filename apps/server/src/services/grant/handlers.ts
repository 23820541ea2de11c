import type { GrantHandlers } from '../../contract/handlers.ts';
import { applicationHandlers } from './applications/handlers.ts';
import { countHandlers } from './counts/handlers.ts';

export const grantHandlers: GrantHandlers = { ...applicationHandlers, ...countHandlers };
