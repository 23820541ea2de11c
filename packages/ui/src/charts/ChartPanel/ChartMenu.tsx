import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { KebabIcon } from '../../controls/icons.tsx';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';
import { downloadBlob } from '../../tables/csvDownload.ts';
import type { ChartLocaleText } from '../chartLocaleText.ts';

export interface ChartMenuProps {
  /** Title of the chart, and name of the files. */
  label: string;
  /** The figure when the menu is used. */
  getFigure: () => HTMLElement | null;
  strings: ChartLocaleText;
}

/** Menu that saves a chart as a picture. */
export function ChartMenu({ label, getFigure, strings }: ChartMenuProps) {
  async function save(type: 'png' | 'svg') {
    const { renderChartFile } = await import('./chartFile.ts');
    const figure = getFigure();
    if (figure)
      downloadBlob(
        `${label.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${type}`,
        await renderChartFile(figure, type),
      );
  }
  const { menu, buttonProps } = useMenu({
    label: strings.options,
    entries: [
      { kind: 'action', label: strings.downloadPng, onSelect: () => void save('png') },
      { kind: 'action', label: strings.downloadSvg, onSelect: () => void save('svg') },
    ],
  });
  return (
    <>
      <IconButton label={strings.options} {...buttonProps}>
        <KebabIcon />
      </IconButton>
      {menu}
    </>
  );
}
