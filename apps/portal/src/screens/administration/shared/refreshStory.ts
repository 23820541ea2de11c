import { expect, waitFor } from 'storybook/test';
import { tableDriver } from '@portal/ui/testing';
import { providerResponses } from '../../../testing/api.ts';
import { screenStates, type Story } from '../../../testing/screenStates.ts';
import { users } from './userResponsesFixture.ts';

interface RefreshedList {
  address: string;
  label: string;
  /** Number of users in the first response, and of those that the table shows of them. */
  first: { users: number; rows: number };
  /** The same for the response after Refresh. */
  second: { users: number; rows: number };
}

/** A list of users whose button Refresh fetches them again: newer rows replace the shown ones, a failure keeps them. */
export function refreshStory({ address, label, first, second }: RefreshedList): Story {
  let answered = 0;
  const counts = [first.users, second.users];
  return screenStates({
    address,
    path: '/api/user',
    responses: {
      ready: providerResponses.get('/api/user', ({ response }) => {
        const count = counts[answered];
        answered += 1;
        return count === undefined
          ? response.untyped(Response.json({ status: 400, message: 'Not this time.' }, { status: 400 }))
          : response(200).json(users(count));
      }),
    },
    shows: {
      ready: async ({ canvas, userEvent }) => {
        const table = tableDriver(canvas, label);
        const refresh = () => userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
        await waitFor(() => expect(table.rowCount()).toBe(first.rows));
        await refresh();
        await waitFor(() => expect(table.rowCount()).toBe(second.rows));
        await refresh();
        await expect(await canvas.findByRole('alert')).toHaveTextContent('Not this time.');
        await expect(table.rowCount()).toBe(second.rows);
      },
    },
  }).ready;
}
