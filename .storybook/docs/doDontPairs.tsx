import { Button, LabeledInput, TextInput } from '@portal/ui/controls';
import { ErrorBanner, ProgressLine } from '@portal/ui/feedback';
import type { ComponentType } from 'react';

interface Example {
  caption: string;
  Picture: ComponentType;
}

const amounts = ['1,234.50', '−12.00', '98.75'];
const column = { display: 'grid', gap: 6, width: 120, fontSize: 13 } as const;

/** The pairs of the foundation pages, by what they are about. */
export const pairs = {
  color: {
    good: {
      caption: 'Show a status with an icon and a sentence; color supports them.',
      Picture: () => <ErrorBanner message="Couldn’t load the roles." />,
    },
    bad: {
      caption: 'Show a status by color alone.',
      Picture: () => <span style={{ width: 16, height: 16, borderRadius: 8, background: '#c62828' }} />,
    },
  },
  type: {
    good: {
      caption: 'Align numbers on the right, all with the same number of decimals.',
      Picture: () => <Amounts align="right" values={amounts} />,
    },
    bad: {
      caption: 'Center numbers or drop zeros: they cannot be compared.',
      Picture: () => <Amounts align="center" values={['1,234.5', '-12', '98.75']} />,
    },
  },
  spacing: {
    good: {
      caption: 'Use one primary button, last; the others are secondary.',
      Picture: () => (
        <>
          <Button>Show chart</Button>
          <Button>Download CSV</Button>
          <Button variant="primary">Add user</Button>
        </>
      ),
    },
    bad: {
      caption: 'Use several primary buttons, or a primary one that deletes.',
      Picture: () => (
        <>
          <Button variant="primary">Show chart</Button>
          <Button variant="primary">Download CSV</Button>
          <Button variant="primary">Delete user</Button>
        </>
      ),
    },
  },
  motion: {
    good: {
      caption: 'Keep the old rows and show a thin line while newer ones load.',
      Picture: () => (
        <div style={{ ...column, position: 'relative', width: 200, paddingTop: 8 }}>
          <ProgressLine label="Loading" />
          {['Lakewood Main St', 'Euclid Ridge Rd', 'Parma Center St'].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      ),
    },
    bad: {
      caption: 'Clear the page until the new data has loaded.',
      Picture: () => <span style={{ opacity: 0.6 }}>Loading…</span>,
    },
  },
  writing: {
    good: {
      caption: 'Name the action and the thing.',
      Picture: () => <Button variant="primary">Add mailer</Button>,
    },
    bad: {
      caption: 'Use a label that does not say what happens.',
      Picture: () => <Button variant="primary">OK</Button>,
    },
  },
  error: {
    good: {
      caption: 'Say what is wrong, next to the field.',
      Picture: () => (
        <LabeledInput label="Source Code" error="Source Code is required">
          {(input) => <TextInput {...input} />}
        </LabeledInput>
      ),
    },
    bad: {
      caption: 'Say that something is wrong.',
      Picture: () => (
        <LabeledInput label="Source Code" error="Invalid input">
          {(input) => <TextInput {...input} />}
        </LabeledInput>
      ),
    },
  },
  icons: {
    good: {
      caption: 'Say in words what a button does.',
      Picture: () => <Button>Download CSV</Button>,
    },
    bad: {
      caption: 'Let people guess from a symbol.',
      Picture: () => <Button>⤓</Button>,
    },
  },
  focus: {
    good: {
      caption: 'Show where the focus is, with the same ring everywhere.',
      Picture: () => <Button style={{ outline: '2px solid currentColor', outlineOffset: 2 }}>Save</Button>,
    },
    bad: {
      caption: 'Hide the ring, or change the color of the button only.',
      Picture: () => <Button style={{ filter: 'brightness(0.97)' }}>Save</Button>,
    },
  },
  dates: {
    good: {
      caption: 'Show dates in one form, which also sorts as a text.',
      Picture: () => <Amounts align="right" values={['2026-06-01', '2026-06-15', '2026-11-30']} />,
    },
    bad: {
      caption: 'Mix forms, or leave open which number is the month.',
      Picture: () => <Amounts align="right" values={['6/1/26', '15.6.2026', 'Nov 30']} />,
    },
  },
} satisfies Record<string, { good: Example; bad: Example }>;

function Amounts({ align, values }: { align: 'right' | 'center'; values: readonly string[] }) {
  return (
    <div style={{ ...column, textAlign: align }}>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </div>
  );
}
