import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { StarButton } from '../../controls/StarButton/StarButton.tsx';
import { modalDriver } from '../../testing/modalDriver.ts';
import { Opener } from '../openerFixture.tsx';
import { Modal } from './Modal.tsx';
import { modalWidths } from './ModalFrame.tsx';
import { ModalToolsContext } from './ModalToolsContext.ts';

const title = 'Access of dana.whitfield';

const meta = {
  component: Modal,
  args: {
    title,
    onClose: fn(),
    children: 'Dana Whitfield reaches 14 pages by the roles JAS and StatusMessage.',
  },
  parameters: {
    docs: { story: { inline: false, height: '480' } },
    guide: {
      purpose:
        'Content to read or select that belongs to one row or page, such as the details of an audit entry. 480, 720 or 1100 px wide.',
      notFor:
        'A form, which is a `FormModal`, or a question, which is a `ConfirmModal`. Content that users bookmark or share is a page with a URL.',
      keyboard: [
        ['`Tab`', 'stays inside the dialog'],
        ['`Esc`', 'closes the dialog'],
        ['`↓` `↑` `Space`', 'scroll a long text without controls'],
      ],
      accessibility: [
        'Role dialog, named by its title; the page behind is hidden from screen readers.',
        'The focus moves into the dialog when it opens and returns to the element that opened it.',
        'The close button is named Close.',
      ],
    },
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

export const Small: Story = {
  args: { size: 'small' },
  play: async () => {
    const modal = modalDriver(screen, title);
    await expect(widthOf(await modal.waitUntilOpen())).toBe(modalWidths.small);
  },
};

/** Esc, a click on the backdrop and the close button call `onClose` with the reason. */
export const Medium: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await expect(widthOf(await modal.waitUntilOpen())).toBe(modalWidths.medium);
    await modal.pressEscape();
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' });
    await modal.clickOverlay();
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'overlay' });
    await modal.press('Close');
    await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'button' });
  },
};

export const Large: Story = {
  args: { size: 'large' },
  play: async () => {
    const modal = modalDriver(screen, title);
    await expect(widthOf(await modal.waitUntilOpen())).toBe(modalWidths.large);
  },
};

/** Props of slots are added to those of the dialog. */
export const SlotProps: Story = {
  args: { slotProps: { paper: { style: { minHeight: 300 } }, backdrop: { id: 'overlay' } } },
  play: async () => {
    const modal = modalDriver(screen, title);
    const paper = await modal.waitUntilOpen();
    await expect([widthOf(paper), paper.style.minHeight]).toEqual([modalWidths.medium, '300px']);
    await expect(document.querySelector('#overlay')).toBeInTheDocument();
  },
};

/** The body scrolls, title and buttons stay visible. */
export const LongBody: Story = {
  render: (args) => <Modal {...args} actions={<Button variant="primary">Done</Button>} />,
  args: {
    children: Array.from({ length: 60 }, (_unused, line) => <p key={line}>{`Page ${line + 1} of 60`}</p>),
  },
  play: async () => {
    const modal = modalDriver(screen, title);
    await modal.waitUntilOpen();
    const bottom = modal.element().getBoundingClientRect().bottom;
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(modal.button('Done').getBoundingClientRect().bottom).toBeLessThan(bottom);
    await waitFor(() => expect(screen.getByText('Page 1 of 60').closest('[tabindex="0"]')).not.toBeNull());
  },
};

/** A long title wraps, and the close button keeps its place. */
export const LongTitle: Story = {
  args: { size: 'small', title: `Edit page ${'/Campaigns/VeryLongPageNameWithoutAnyBreaks'.repeat(3)}` },
};

/** The focus moves into the dialog, stays there, and returns to the element that opened it. */
export const Focus: Story = {
  render: (args) => <Opener>{(close) => <Modal {...args} onClose={close} />}</Opener>,
  play: async ({ canvas, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await modal.waitUntilOpen();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await expect(modal.element().parentElement).toContainElement(document.activeElement as HTMLElement);
    }
    await modal.pressEscape();
    await waitFor(() => expect(modal.isOpen()).toBe(false));
    await expect(opener).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

/** A button in the title, for the record of the dialog; a dialog above it has none. */
export const WithTools: Story = {
  render: (args) => (
    <ModalToolsContext value={<StarButton name="Holiday Baking" starred onStarredChange={fn()} />}>
      <Modal {...args}>
        <Modal title="Discard changes" onClose={fn()}>
          All changes are lost.
        </Modal>
      </Modal>
    </ModalToolsContext>
  ),
  play: async () => {
    const isTool = { name: 'Favorite: Holiday Baking', hidden: true };
    await waitFor(() => expect(screen.getAllByRole('button', isTool)).toHaveLength(1));
    await expect(screen.getByRole('dialog', { name: 'Discard changes' })).not.toContainElement(
      screen.getByRole('button', isTool),
    );
  },
};
