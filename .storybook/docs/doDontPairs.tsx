import { formatNumber } from '@portal/domain';
import { Button, LabeledInput, TextInput } from '@portal/ui/controls';
import { ErrorBanner, ProgressLine } from '@portal/ui/feedback';
import { darkColors, densities } from '@portal/ui/theme';
import type { ComponentType, CSSProperties } from 'react';

interface Example {
  caption: string;
  Picture: ComponentType;
}

const amounts = ['1,234.50', '−12.00', '98.75'];
const stores = ['Lakewood Main St', 'Euclid Ridge Rd', 'Parma Center St'];
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
  emphasis: {
    good: {
      caption: 'Write headings in sentence case and set them apart by size and weight.',
      Picture: () => <strong style={{ fontSize: 16, fontWeight: 600 }}>Grant program review</strong>,
    },
    bad: {
      caption: 'Use capitals or italics, or text smaller than 12 px.',
      Picture: () => <em style={{ fontSize: 11 }}>GRANT PROGRAM REVIEW</em>,
    },
  },
  lines: {
    good: {
      caption: 'Separate rows by hairlines; space separates columns.',
      Picture: () => <Rows row={{ borderBottom: '1px solid var(--portal-palette-portal-hairline)' }} />,
    },
    bad: {
      caption: 'Draw a grid, or color every other row.',
      Picture: () => (
        <Rows
          row={{ border: '1px solid var(--portal-palette-portal-inputBorder)' }}
          odd={{ background: 'var(--portal-palette-portal-hover)' }}
        />
      ),
    },
  },
  density: {
    good: {
      caption: 'Take the height of a row from the theme, and keep to one line.',
      Picture: () => <Rows row={{ height: densities.compact.rowHeight, whiteSpace: 'nowrap' }} />,
    },
    bad: {
      caption: 'Pad rows or wrap them: half as many fit.',
      Picture: () => <Rows width={120} row={{ padding: '8px 0' }} />,
    },
  },
  tokens: {
    good: {
      caption: 'Use colors by purpose: they change with the scheme.',
      Picture: () => <DarkCard color={darkColors.text} quiet={darkColors.textQuiet} />,
    },
    bad: {
      caption: 'Copy a value into the code: it stays what it was in the light scheme.',
      Picture: () => <DarkCard color="#181e29" quiet="#545b68" />,
    },
  },
  label: {
    good: {
      caption: 'Keep the label above the input, and help below it.',
      Picture: () => (
        <LabeledInput label="Source Code" help="Eight characters at most">
          {(input) => <TextInput {...input} defaultValue="QUILT25" />}
        </LabeledInput>
      ),
    },
    bad: {
      caption: 'Use a placeholder as label: it is gone when it is needed.',
      Picture: () => <TextInput aria-label="Source Code" placeholder="Source Code, max. 8" />,
    },
  },
  disabled: {
    good: {
      caption: 'Say why a button is disabled; it keeps the focus.',
      Picture: () => (
        <span style={{ ...column, width: 'auto', justifyItems: 'center' }}>
          <Button disabledReason="No campaign selected">Download workbook</Button>
          No campaign selected
        </span>
      ),
    },
    bad: {
      caption: 'Let people find out why nothing happens.',
      Picture: () => <Button disabledReason="">Download workbook</Button>,
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
          {stores.map((name) => (
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
  unknown: {
    good: {
      caption: 'Leave an unknown value blank.',
      Picture: () => <Amounts align="right" values={['1,234.50', '\u00a0', '98.75']} />,
    },
    bad: {
      caption: 'Show zero, a dash or N/A: it reads as a value.',
      Picture: () => <Amounts align="right" values={['1,234.50', '0.00', 'N/A']} />,
    },
  },
  codes: {
    good: {
      caption: 'Show codes as they were assigned.',
      Picture: () => <Amounts align="left" values={['00421', '01007', '10300']} />,
    },
    bad: {
      caption: 'Treat them as numbers: zeros disappear, separators appear.',
      Picture: () => <Amounts align="right" values={['421', '1,007', '10,300']} />,
    },
  },
} satisfies Record<string, { good: Example; bad: Example }>;

/** Names and numbers as rows of a table. */
function Rows({ row, odd, width = 240 }: { row: CSSProperties; odd?: CSSProperties; width?: number }) {
  return (
    <div style={{ width, fontSize: 13 }}>
      {stores.map((name, index) => (
        <div
          key={name}
          style={{ display: 'flex', gap: 12, alignItems: 'center', ...row, ...(index % 2 ? odd : {}) }}
        >
          <span style={{ flex: 1 }}>{name}</span>
          <span>{formatNumber(1204 + 311 * index)}</span>
        </div>
      ))}
    </div>
  );
}

/** A card in the dark scheme, whatever the scheme of the page. */
function DarkCard({ color, quiet }: { color: string; quiet: string }) {
  return (
    <div style={{ padding: '12px 16px', borderRadius: 8, background: darkColors.paper, color, fontSize: 14 }}>
      <strong style={{ fontWeight: 600 }}>Mailer M25001</strong>
      <div style={{ color: quiet, fontSize: 13 }}>450,000 pieces</div>
    </div>
  );
}

function Amounts({ align, values }: { align: 'left' | 'right' | 'center'; values: readonly string[] }) {
  return (
    <div style={{ ...column, textAlign: align }}>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </div>
  );
}
