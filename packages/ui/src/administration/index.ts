export { activeUserColumns, dormantUserColumns } from './users/userColumns.ts';
