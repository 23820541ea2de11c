import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { ErrorBanner } from './ErrorBanner.tsx';

const meta = {
  component: ErrorBanner,
  args: { message: 'Error: An Error occurred. Status code: 500' },
  parameters: {
    guide: {
      purpose:
        'In place of content that could not be loaded, such as rows or a picture. It says what happened and why, and offers Retry, Log in or the details to copy for support.',
      notFor:
        'An invalid field, whose message is shown below it; a failure on a page the user has already left, which is one of the `Notifications`; a rendering error, which is caught by an `ErrorBoundary`.',
      accessibility: [
        'Role alert: announced at once, without moving the focus.',
        'An icon accompanies the color red. Text is shown unchanged, including two spaces after a period.',
        'Copy details changes its name to Details copied.',
      ],
    },
  },
} satisfies Meta<typeof ErrorBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe('Error: An Error occurred. Status code: 500');
  },
};

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Two spaces after a period are kept. */
export const WithAction: Story = {
  args: {
    message: 'Your login has expired.  Please log in to continue.',
    action: { label: 'Log in', onSelect: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/expired\./).textContent).toBe(
      'Your login has expired.  Please log in to continue.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.action?.onSelect).toHaveBeenCalledOnce();
  },
};

/** Details for support are copied, not shown. */
export const WithDetails: Story = {
  args: { onRetry: fn(), details: 'GET /api/mailer answered 500, request 7f3c2a' },
  play: async ({ canvas, userEvent, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(written).toHaveBeenCalledWith(`${args.message}\n${args.details}`);
    await expect(await canvas.findByRole('button', { name: 'Details copied' })).toBeVisible();
  },
};

/** The button does not say that the details were copied if the browser refused it. */
export const CopyRefused: Story = {
  args: { details: 'GET /api/mailer answered 500, request 7f3c2a' },
  play: async ({ canvas, userEvent }) => {
    const refused = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(refused).toHaveBeenCalled();
    // On http there is no clipboard.
    spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    const refusedCommand = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(refusedCommand).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    message:
      'The report could not be computed: the campaign has no mailer in the ranges 000100 to 000299 and 000400 to 000499, and https://reports.example/without-any-blank-to-break-the-line-at-so-that-it-would-leave-the-banner-if-it-could/and-go-on did not answer.',
    onRetry: fn(),
  },
};
