import { emptyCampaignDraft } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { modalDriver } from '../../testing/modalDriver.ts';
import type { CampaignFormValues } from './campaignForm.ts';
import { CampaignModal, type CampaignSaveResult } from './CampaignModal.tsx';

const empty: CampaignFormValues = { ...emptyCampaignDraft, updateDate: '', recalculateCampaign: false };
const quilting: CampaignFormValues = {
  ...empty,
  shortDescription: 'Spring quilting 2025',
  saleDateBegin: '20250306',
  saleDateEnd: '20250319',
  costPerPiece: '0.42',
  mailerCode1Start: '410000',
  mailerCode1End: '410099',
  promocode1: 'QUILT25',
  updateDate: '2025-02-01 09:12',
};

const cell = (name: string) => screen.getByRole('textbox', { name });
const errorList = () => screen.getByRole('alert', { name: 'Error List' });
const errors = () =>
  within(errorList())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const meta = {
  component: CampaignModal,
  args: {
    campaignId: 1204,
    values: quilting,
    today: '2025-03-09',
    clashes: null,
    onDraftChange: fn(),
    onSave: fn(async (): Promise<CampaignSaveResult> => ({ ok: true })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '700' } },
    guide: {
      purpose:
        'A campaign with 30 ranges of mailer codes and ten promo codes, typed or pasted from a spreadsheet, with a map of their overlaps.',
      notFor: 'Viewing the results of a campaign, which is done in the reports.',
      keyboard: [
        ['`Tab`', 'goes through the ranges row by row: start, end, promo code'],
        ['`Ctrl` `V` in a range', 'pastes a block of cells from there'],
        ['`Ctrl` `Z` in a range', 'undoes the block'],
        ['`Enter` in a range', 'moves down, with `Shift` up'],
        ['`Enter` elsewhere', 'saves, except in a text of several lines'],
        ['`Esc`', 'closes; with unsaved changes it asks first'],
      ],
      accessibility: [
        'Every cell has a name of its own, such as Mailer Code 7 Start; the table has row headers.',
        'After the first save the Error List is an alert; each entry is a button that focuses its cell and disappears when it is fixed.',
        'A button with `aria-expanded` hides unused ranges.',
      ],
    },
  },
} satisfies Meta<typeof CampaignModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All 60 range fields are available; unused ones are hidden. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await expect(
      modal
        .form()
        .labels()
        .filter((label) => !/Code \d/.test(label)),
    ).toEqual([
      'Campaign Name',
      'Long Description',
      'Selection Criteria',
      'Cost Per Piece',
      'Version Id',
      'Sale Begin Date',
      'Sale End Date',
      'Analysis Results',
      'Update Date',
      'Recalculate',
    ]);
    await expect(cell('Update Date')).toHaveAttribute('readonly');
    await expect(cell('Update Date')).toHaveValue('2025-02-01 09:12');
    await expect(cell('Mailer Code 1 Start')).toHaveValue('410000');
    await expect(screen.queryByRole('textbox', { name: 'Mailer Code 11 Start' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show ranges 11 to 30' }));
    await expect(screen.getAllByRole('textbox', { name: /^Mailer Code \d+ (Start|End)$/ })).toHaveLength(60);
    await expect(screen.getAllByRole('textbox', { name: /^Promo Code \d+$/ })).toHaveLength(10);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recalculate' }));
    await modal.press('Save');
    await expect(args.onSave).toHaveBeenCalledWith({ ...quilting, recalculateCampaign: true });
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' });
  },
};

/** Errors are in the Error List; each entry links to its field, and nothing is saved. */
export const SubmittedEmpty: Story = {
  args: { campaignId: null, values: empty },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, 'Add Campaign', userEvent);
    await modal.waitUntilOpen();
    await modal.press('Save');
    await waitFor(() =>
      expect(errors()).toEqual([
        'Campaign name is required',
        'Sale Begin Date is required',
        'Sale End Date is required',
        'Mailer Code 1 Start is required',
        'Mailer Code 1 End is required',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mailer Code 1 End is required' }));
    await expect(cell('Mailer Code 1 End')).toHaveFocus();
    await userEvent.keyboard('abcdef');
    await expect(cell('Mailer Code 1 End')).toHaveValue('ABCDEF');
    await waitFor(() => expect(errors()).toHaveLength(4));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Cells pasted from a spreadsheet fill the grid from the focused cell; overlaps are shown immediately. */
export const PastedRanges: Story = {
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.click(cell('Mailer Code 2 Start'));
    await userEvent.paste('410050\t410149\tSPRING\r\nquilta\tquiltf\r\n');
    await expect(cell('Mailer Code 2 End')).toHaveValue('410149');
    await expect(cell('Promo Code 2')).toHaveValue('SPRING');
    await expect(cell('Mailer Code 3 End')).toHaveValue('QUILTF');
    await expect(await screen.findByRole('row', { name: '2 410050 410149 range 1' })).toBeInTheDocument();
    await modal.press('Save');
    await waitFor(() =>
      expect(errors()).toEqual(['Range 1 End Overlaps Range 2', 'Range 2 Start Overlaps Range 1']),
    );
  },
};

/** Cells that do not fit are listed and can be copied; Ctrl+Z undoes a block that was not edited since. */
export const PastedTooMuch: Story = {
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.click(cell('Mailer Code 1 End'));
    await userEvent.clear(cell('Mailer Code 1 End'));
    await userEvent.paste('  410099 ');
    await expect(cell('Mailer Code 1 End')).toHaveValue('410099');
    await userEvent.click(screen.getByRole('button', { name: 'Show ranges 11 to 30' }));
    await userEvent.click(cell('Mailer Code 29 Start'));
    await userEvent.paste('Start\tEnd\tPromo\n  700000\t700009\tP29\n700010\t700019\n700020\t700029\n');
    await expect(cell('Mailer Code 29 Start')).toHaveValue('700000');
    const result = screen.getByRole('status', { name: 'Pasted ranges' });
    await expect(result).toHaveTextContent(
      '2 ranges pasted without the headings. Not pasted: 1 row after range 30, 1 promo code (ranges 11 to 30 have none).',
    );
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(result).getByRole('button', { name: 'Copy what was not pasted' }));
    await expect(written).toHaveBeenCalledWith('\t\tP29\r\n700020\t700029\r\n');
    await userEvent.click(cell('Mailer Code 29 Start'));
    await userEvent.type(cell('Mailer Code 29 Start'), '{Backspace}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell('Mailer Code 30 Start')).toHaveValue('700010');
    await userEvent.type(cell('Mailer Code 29 Start'), '0');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell('Mailer Code 29 Start')).toHaveValue('');
    await expect(cell('Mailer Code 30 End')).toHaveValue('');
    await expect(result).toBeEmptyDOMElement();
  },
};

/** The last code of a column can be replaced; unused columns are hidden by the button. */
export const ReplacedCode: Story = {
  args: { values: { ...quilting, mailerCode11Start: '430000' } },
  play: async ({ userEvent }) => {
    await modalDriver(screen, 'Edit Campaign 1204').waitUntilOpen();
    await userEvent.clear(cell('Mailer Code 11 Start'));
    await userEvent.keyboard('430100');
    await expect(cell('Mailer Code 11 Start')).toHaveValue('430100');
    await userEvent.clear(cell('Mailer Code 11 Start'));
    await userEvent.click(screen.getByRole('button', { name: 'Show ranges 21 to 30' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide unused ranges' }));
    await expect(screen.queryByRole('textbox', { name: 'Mailer Code 11 Start' })).toBeNull();
  },
};

/** Enter moves down the column, Shift and Enter up; nothing is saved. */
export const MovedByEnter: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.click(cell('Mailer Code 9 End'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(cell('Mailer Code 11 End')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(cell('Mailer Code 10 End')).toHaveFocus();
    await userEvent.click(cell('Promo Code 10'));
    await userEvent.keyboard('{Enter}');
    await expect(cell('Promo Code 10')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Server errors are added to the Error List; the typed values are kept, and the analysis is shown. */
export const NotSaved: Story = {
  play: async ({ args, userEvent }) => {
    mocked(args.onSave).mockResolvedValueOnce({
      ok: false,
      errors: ['Promo Code 1: QUILT25 is already used by campaign 1187', 'The service is read-only'],
      message: 'Nothing was saved. See the Error List.',
      serverValues: { analysisResults: '12 mailers, 162,000 pieces, 0.8 s', updateDate: '2025-02-02 10:00' },
    });
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.type(cell('Campaign Name'), ' again');
    await modal.press('Save');
    await waitFor(() => expect(errors()).toHaveLength(2));
    await expect(cell('Campaign Name')).toHaveValue('Spring quilting 2025 again');
    await expect(cell('Analysis Results')).toHaveValue('12 mailers, 162,000 pieces, 0.8 s');
    await userEvent.click(
      screen.getByRole('button', { name: 'Promo Code 1: QUILT25 is already used by campaign 1187' }),
    );
    await expect(cell('Promo Code 1')).toHaveFocus();
    await modal.pressEscape();
    await modalDriver(screen, 'Discard changes', userEvent).waitUntilOpen();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A campaign that was stored although something failed has no unsaved changes: it closes without asking. */
export const StoredWithErrors: Story = {
  play: async ({ args, userEvent }) => {
    mocked(args.onSave).mockResolvedValueOnce({
      ok: false,
      errors: ['The recalculation was refused'],
      message: 'The campaign was saved. See the Error List.',
      isStored: true,
    });
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.type(cell('Campaign Name'), ' again');
    await modal.press('Save');
    await waitFor(() => expect(errors()).toEqual(['The recalculation was refused']));
    await modal.press('Cancel');
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'canceled' });
  },
};

/** A promo code that was not stored keeps its text, and closing asks; the other fields count as saved. */
export const StoredWithoutPromocode: Story = {
  play: async ({ args, userEvent }) => {
    mocked(args.onSave).mockResolvedValueOnce({
      ok: false,
      errors: ['Promo Code 2: TAKEN25 is already used by campaign 1187'],
      message: 'The campaign was saved. See the Error List.',
      isStored: true,
      storedValues: { promocode2: '' },
    });
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.type(cell('Campaign Name'), ' again');
    await userEvent.clear(cell('Promo Code 2'));
    await userEvent.type(cell('Promo Code 2'), 'TAKEN25');
    await modal.press('Save');
    await waitFor(() => expect(errors()).toHaveLength(1));
    await expect(cell('Promo Code 2')).toHaveValue('TAKEN25');
    await modal.pressEscape();
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await question.waitUntilOpen();
    await question.press('Keep editing');
    await userEvent.clear(cell('Promo Code 2'));
    await modal.pressEscape();
    await expect(args.onClose).toHaveBeenCalledWith({ reason: 'canceled' });
  },
};

/** The Error List stays in view above the fields, scrolls, and says how many errors it has. */
export const ManyErrors: Story = {
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.click(cell('Mailer Code 1 Start'));
    await userEvent.paste(Array.from({ length: 30 }, (_, row) => `${row}\t${row}`).join('\n'));
    await modal.press('Save');
    await waitFor(() => expect(errorList()).toHaveTextContent('60 errors'));
    screen.getByRole('textbox', { name: 'Analysis Results' }).scrollIntoView();
    await expect(errorList()).toBeVisible();
    const last = screen.getByRole('button', { name: 'Mailer Code 30 End must be 6 numeric digits' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    await expect(cell('Mailer Code 30 End')).toHaveFocus();
  },
};

/** Unsaved changes are not discarded without asking. */
export const ClosedWithChanges: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.type(cell('Promo Code 2'), 'X');
    await modal.pressEscape();
    const question = modalDriver(screen, 'Discard changes', userEvent);
    await question.waitUntilOpen();
    await question.press('Keep editing');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithClashes: Story = {
  args: {
    clashes: {
      campaignCount: 1,
      campaigns: [
        {
          campaignId: 1187,
          shortDescription: 'Home Decor Days 2025',
          saleDateBegin: '2025-03-16T00:00:00',
          saleDateEnd: '2025-03-24T00:00:00',
          ranges: [{ number: 2, start: '410090', end: '410120' }],
        },
      ],
    },
  },
};

export const LongTexts: Story = {
  args: {
    values: {
      ...quilting,
      shortDescription: 'Every quilter in every store '.repeat(8),
      longDescription: 'Unbroken'.repeat(400),
      selectionCriteria: 'Bought fabric, yarn or paint in the last eighteen months; '.repeat(60),
      analysisResults: '1,204 mailers, 12,481,002 pieces, 1.2 s',
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, 'Edit Campaign 1204', userEvent);
    await modal.waitUntilOpen();
    await userEvent.type(cell('Campaign Name'), ' again');
    await modal.press('Save');
    await waitFor(() => expect(modal.form().isBusy()).toBe(true));
  },
};
