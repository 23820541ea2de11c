import { memo } from 'react';
import { useLazyCode } from '../../controls/LazyComponent/useLazyCode.ts';
import { styled } from '../../theme/styled.ts';
import type { Bars } from './code128.ts';

export interface BarcodePictureProps {
  /** Encoded text: digits and letters. */
  number: string;
}

/** Of the bars in CSS pixels; one module (the narrowest bar) is one pixel wide. */
const height = 22;
/** Modules of white space on either side (ISO/IEC 15417). */
const quietZoneModules = 10;
/** Width in modules until the encoder has loaded: that of 17 digits. */
const defaultWidthModules = 145;

const loadEncoder = async () => (await import('./code128.ts')).encodeCode128;

// White also in dark mode, as printed.
const Picture = styled('svg')({ flex: 'none', display: 'block', backgroundColor: '#fff' });

/** Barcode number as Code 128, as it will be printed. The number itself is shown beside it. */
export const BarcodePicture = memo(function BarcodePicture({ number }: BarcodePictureProps) {
  const encoder = useLazyCode(true, loadEncoder);
  const bars = encoder.status === 'ready' ? encoder.code(number) : undefined;
  const width = (bars?.width ?? defaultWidthModules) + 2 * quietZoneModules;
  return (
    <Picture
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not an <img> that is fetched
      role="img"
      aria-label={`Barcode ${number}`}
      aria-busy={bars === undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      shapeRendering="crispEdges"
    >
      {bars && <path d={toPath(bars)} fill="#000" />}
    </Picture>
  );
});

function toPath({ bars }: Bars): string {
  return bars.map(([left, width]) => `M${left + quietZoneModules} 0h${width}v${height}h-${width}z`).join('');
}
