import { Client } from 'pg';

/** Adds copies of a demo user, named `many.1` to `many.<count>`, with addresses such as `many.1@example.com`. */
export async function addUsers(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into users
       select made.*
       from (select * from users where not is_locked_out order by user_id limit 1) as model,
         generate_series(1, $1::integer) as number,
         jsonb_populate_record(null::users, to_jsonb(model) || jsonb_build_object(
           'user_id', 1000000 + number,
           'username', 'many.' || number,
           'username_key', 'many.' || number,
           'email', 'many.' || number || '@example.com')) as made`,
      [count],
    );
  } finally {
    await client.end();
  }
}
