import { openPostgres } from '../db/openPostgres.ts';

/** Adds a mailer with this many numbered pieces to a migrated database. */
export async function addPrintedMailer(
  databaseUrl: string,
  mailerCode: string,
  pieces: number,
): Promise<void> {
  const { db, close } = await openPostgres(databaseUrl, () => {});
  try {
    await db
      .insertInto('mailers')
      .values({
        mailer_code: mailerCode,
        sale_date_begin: '2025-03-06',
        sale_date_end: '2025-03-19',
        description: `${pieces} pieces`,
        quantity: pieces,
        sequence_number_start: 1_000_000_000,
        sequence_number_end: 1_000_000_000 + pieces - 1,
      })
      .execute();
  } finally {
    await close();
  }
}
