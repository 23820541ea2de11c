import type { ColumnType } from 'kysely';

/** An instant with a database default: read as `Date`, written as `Date` or ISO text. */
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** An instant without a default. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
