import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Application } from '@portal/domain/grants';
import { applicationFixture, pictureFixtures } from '../grantFixture.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const nothing: Application = {
  ...(Object.fromEntries(
    Object.keys(applicationFixture).map((field) => [field, null]),
  ) as unknown as Application),
  id: 7,
  name: 'Ana',
};

const meta = {
  component: ApplicationView,
  args: { application: applicationFixture, onRetryFiles: fn() },
  parameters: {
    guide: {
      purpose:
        'Reading what an applicant sent: answers in any script and any length, pictures, links, a video. Reviewers read it, print it and change nothing.',
      notFor: 'Loading and failing, which `ApplicationPanel` adds around it.',
      accessibility: [
        'A heading for the name and for each section; answers are terms and values with `dir="auto"`, for right-to-left text.',
        'Pictures are buttons named Headshot of and the name; a picture that cannot be loaded is replaced by an error with Retry.',
        'Links from applicants open in a new tab without a referrer; unsafe URLs are shown as text.',
      ],
    },
  },
} satisfies Meta<typeof ApplicationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.textContent;
    for (const part of [
      '(218) 555-0143',
      '18 Harbor Lane, Duluth, MN 55802',
      'Swedish American',
      'Six years',
    ]) {
      await expect(text).toContain(part);
    }
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const shop = canvas.getByRole('link', { name: /NorthShoreFelt/ });
    await expect(shop).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
    await expect(canvas.queryByRole('link', { name: '@northshorefelt' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Download Video' })).toHaveAttribute(
      'href',
      '/grant/files/application-204-video',
    );
    await expect(canvas.getByRole('img', { name: 'Project picture 2 of Teodora Lindqvist' })).toBeVisible();
  },
};

export const NoAnswers: Story = {
  args: { application: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None provided')).toHaveLength(4);
    await expect(canvas.getAllByText('No answer')).toHaveLength(11);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

/** Markup is shown as text, right-to-left scripts keep their direction, and long text stays readable. */
export const HostileText: Story = {
  args: {
    application: {
      ...applicationFixture,
      name: `${markup} ${'Long'.repeat(40)}`,
      creativeInterest: markup,
      whereShop: 'أنسج السجاد والوسائد بالألوان التي تعلمتها من أمي',
      howHeritageImpacts: '🧶👩🏽‍🎨🌈 '.repeat(40),
      whereFiveYears: 'We meet, we knit, we eat together. '.repeat(572),
      howImpactCommunity: 'Unbroken'.repeat(2_500),
      etsyAccount: 'data:text/html,<script>alert(3)</script>',
      websiteAccount: 'https://bank.example@evil.example/',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(markup)).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Download Video']);
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    const plan = canvas.getByText(/^We meet/);
    await expect(plan.getBoundingClientRect().width).toBeLessThan(720);
  },
};

/** A single picture; clicking it enlarges it. */
export const Pictures: Story = {
  render: () => (
    <Thumbnail
      picture={pictureFixtures[0] ?? { label: '', url: '' }}
      name="Teodora Lindqvist"
      onEnlarge={enlarge}
      onRetry={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Headshot of Teodora Lindqvist' }));
    await expect(enlarge).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Couldn't load headshot.")).toBeNull());
  },
};
const enlarge = fn();

/** A picture that cannot be loaded. */
export const PictureFailed: Story = {
  render: ({ onRetryFiles }) => (
    <Thumbnail
      picture={{ label: 'Headshot', url: 'data:image/png,' }}
      name="Teodora Lindqvist"
      onEnlarge={enlarge}
      onRetry={onRetryFiles}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText("Couldn't load headshot.");
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryFiles).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
