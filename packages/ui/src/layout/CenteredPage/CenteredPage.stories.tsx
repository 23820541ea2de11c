import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../Footer/Footer.tsx';
import { CenteredPage } from './CenteredPage.tsx';

const meta = {
  component: CenteredPage,
  parameters: {
    guide: {
      purpose:
        'Pages without frame and menu: login, an unavailable page, a failure of the whole app. One card with one action.',
      notFor: 'Pages after the login, where the frame stays visible: use a `Page`.',
      accessibility: [
        'Has its own main landmark and the heading of level 1 above the card; the footer is outside main.',
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Customer Service Portal',
    children: 'The portal is being updated. It will be back in a few minutes.',
  },
} satisfies Meta<typeof CenteredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};

export const WithFooter: Story = {
  args: { footer: <Footer links={[{ label: 'Privacy', href: '#privacy' }]} /> },
};

export const Phone: Story = { ...WithFooter, globals: { viewport: { value: 'w390' } } };
