import { expect } from 'storybook/test';
import type { Play } from '../../../testing/screenStates.ts';

/** A response with older data, from a replica of the database. */
export const olderData = { headers: { 'Data-As-Of': '2026-05-14T13:58:00' } };

export const showsOlderData: Play = async ({ canvas }) => {
  const facts = await canvas.findByRole('region', { name: /: report details$/ });
  await expect(facts).toHaveTextContent('As of2026-05-14 09:58 EDT');
};

/** What is seen of a report that has no rows yet, none at all, or failed. */
export const reportShows = {
  loading: async ({ canvas }) => {
    await canvas.findByText('[working...]');
    await expect(canvas.getByRole('button', { name: 'Download File' })).toHaveAccessibleDescription(
      'Nothing to download yet',
    );
  },
  empty: async ({ canvas }) => void (await canvas.findByText('No Data Available')),
  failed: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error: Something went wrong. Try again.',
    );
  },
} satisfies Record<string, Play>;
