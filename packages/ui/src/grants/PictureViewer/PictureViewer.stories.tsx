import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { modalDriver } from '../../testing/modalDriver.ts';
import { pictureFixtures } from '../grantFixture.ts';
import { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx';

const meta = {
  component: PictureViewer,
  args: {
    name: 'Teodora Lindqvist',
    pictures: pictureFixtures,
    index: 1,
    onIndexChange: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '640' } },
    guide: {
      purpose: 'Viewing the pictures of an application at full size, including the headshot.',
      notFor: 'Documents and videos, which are downloaded.',
      keyboard: [
        ['`←` `→`', 'previous and next picture; nothing at the ends'],
        ['`Esc`', 'closes and returns to the thumbnail'],
      ],
      accessibility: [
        'A dialog named after the current picture, such as Headshot of and the name; 2 of 5 is announced. Previous has the focus, so that arrow keys work.',
      ],
    },
  },
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await modalDriver(screen, 'Project picture 1 of Teodora Lindqvist').waitUntilOpen();
    const image = await screen.findByRole('img', { name: 'Project picture 1 of Teodora Lindqvist' });
    await waitFor(() => expect(image).toBeVisible());
    await waitFor(() => expect(screen.getByText('2 of 3')).toBeVisible());
  },
};

function Opened(props: PictureViewerProps) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Button onClick={() => setIndex(0)}>Open</Button>
      {index !== null && (
        <PictureViewer
          {...props}
          index={index}
          onIndexChange={(change) => setIndex(change.index)}
          onClose={() => setIndex(null)}
        />
      )}
    </>
  );
}

/** Arrow keys change the picture and stop at both ends; Esc closes and restores the focus. */
export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await modalDriver(screen, 'Headshot of Teodora Lindqvist').waitUntilOpen();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('1 of 3')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await screen.findByRole('img', { name: 'Project picture 2 of Teodora Lindqvist' });
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.getByText('2 of 3')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The link has expired, or the file was removed. */
export const Missing: Story = {
  args: { pictures: [{ label: 'Headshot', url: 'data:image/png;base64,AAAA' }], index: 0 },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the picture.");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
