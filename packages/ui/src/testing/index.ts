export { type FieldInput, type FormDriver, formDriver } from './formDriver.ts';
export { type GridDriver, gridDriver } from './gridDriver.ts';
export { type ModalDriver, modalDriver } from './modalDriver.ts';
export { type PagingDriver, type PagingStep, pagingDriver } from './pagingDriver.ts';
export type { Queries, User } from './queries.ts';
export { type TableDriver, tableDriver } from './tableDriver.ts';
