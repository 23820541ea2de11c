import type { SVGProps } from 'react';

/**
 * Line icons on a 20 × 20 grid in the current text color. They are decorative: the text or `aria-label`
 * beside them carries the meaning.
 */
export type IconProps = SVGProps<SVGSVGElement> & {
  /** Width and height in CSS pixels; default 16. */
  size?: number;
};
export type Icon = (props: IconProps) => React.ReactElement;

function lineIcon(path: string, strokeWidth = 1.6): Icon {
  return function LineIcon({ size = 16, ...rest }) {
    return (
      <svg
        viewBox="0 0 20 20"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}

const ChevronIcon = /* @__PURE__ */ lineIcon('M7.5 5l5 5-5 5');
/** Forward in the direction of reading. */
export const ChevronRightIcon: Icon = (props) => <ChevronIcon data-direction="forward" {...props} />;
export const ChevronDownIcon = /* @__PURE__ */ lineIcon('M5 7.5l5 5 5-5');
export const SidebarIcon = /* @__PURE__ */ lineIcon('M3.5 4.5h13v11h-13zM8 4.5v11');
export const ExternalIcon = /* @__PURE__ */ lineIcon(
  'M8 5H4.5v10.500h10.500V12M11.500 4h4.500v4.500M16 4l-7 7',
);
export const UserIcon = /* @__PURE__ */ lineIcon(
  'M10 10a3 3 0 100-6 3 3 0 000 6zM4 16.500c.600-3 3-4.500 6-4.500s5.400 1.500 6 4.500',
);
export const CloseIcon = /* @__PURE__ */ lineIcon('M5 5l10 10M15 5L5 15');
export const WarningIcon = /* @__PURE__ */ lineIcon(
  'M10 3.500L17.500 16.500h-15zM10 8.500v3.500M10 14.300v.100',
);
export const ErrorIcon = /* @__PURE__ */ lineIcon(
  'M10 17a7 7 0 100-14 7 7 0 000 14zM10 6.500v4M10 13.400v.100',
);
export const InfoIcon = /* @__PURE__ */ lineIcon(
  'M10 17a7 7 0 100-14 7 7 0 000 14zM10 9.500v4M10 6.500v.100',
);
export const CheckIcon = /* @__PURE__ */ lineIcon('M4 10.500l4 4 8-9');
export const DotIcon = /* @__PURE__ */ lineIcon('M10 10v.100', 7);
export const WorkingIcon = /* @__PURE__ */ lineIcon('M10 4a6 6 0 106 6');
export const RetryIcon = /* @__PURE__ */ lineIcon('M15.500 8a6 6 0 10.500 3M16 4v4h-4');
export const CompareIcon = /* @__PURE__ */ lineIcon('M3.500 4.500h5v11h-5zM11.500 4.500h5v11h-5z');

export const KebabIcon = /* @__PURE__ */ lineIcon('M10 4.600v.100M10 9.900v.100M10 15.200v.100', 2.4);
export const SortUpIcon = /* @__PURE__ */ lineIcon('M10 16V4M5 9l5-5 5 5');
export const SortDownIcon = /* @__PURE__ */ lineIcon('M10 4v12M5 11l5 5 5-5');
export const StarIcon = /* @__PURE__ */ lineIcon(
  'M10 3l2.200 4.500 4.900.700-3.600 3.500.900 4.900-4.400-2.300-4.400 2.300.900-4.900L2.900 8.200l4.900-.700z',
);
export const CopyIcon = /* @__PURE__ */ lineIcon('M7.500 7.500h8v9h-8zM4.500 12.500v-9h8');
export const TrashIcon = /* @__PURE__ */ lineIcon(
  'M4 6h12M7.500 6V3.500h5V6M5.500 6l.800 10.500h7.400l.800-10.500M8.500 9v4.500M11.500 9v4.500',
);
export const CalendarIcon = /* @__PURE__ */ lineIcon(
  'M4 5.500h12v11H4zM4 9h12M7.500 3.500v3.500M12.500 3.500v3.500',
);
export const StoreIcon = /* @__PURE__ */ lineIcon(
  'M4.500 9v7.500h11V9M3.500 7.500l1.500-4h10l1.500 4zM8 16.500v-4h4v4',
);
export const FilterIcon = /* @__PURE__ */ lineIcon('M3.500 4.500h13l-5 6v5l-3-1.500v-3.500z');
export const SearchIcon = /* @__PURE__ */ lineIcon(
  'M9 14.500a5.500 5.500 0 100-11 5.500 5.500 0 000 11zM13 13l4 4',
);

export const HomeIcon = /* @__PURE__ */ lineIcon(
  'M3.500 9.500L10 4l6.500 5.500M5.500 8.500v7.500h9V8.500M8.500 16v-4h3v4',
);
export const CampaignIcon = /* @__PURE__ */ lineIcon(
  'M4 8v4h2.500l7 3.500v-11L6.500 8zM16 8.500v3M7 12v4h2v-3',
);
export const ReportIcon = /* @__PURE__ */ lineIcon('M4 16.500h12M5.500 14v-4M10 14V5M14.500 14V8');
export const AdminIcon = /* @__PURE__ */ lineIcon('M4 6h5M13 6h3M4 14h3M11 14h5M11 4v4M9 12v4');
export const GrantIcon = /* @__PURE__ */ lineIcon('M5.500 3.500h6l3 3v10h-9zM11.500 3.500v3h3M8 10h4M8 13h4');
export const BarcodeIcon = /* @__PURE__ */ lineIcon('M4 5v10M7 5v10M8.500 5v10M12 5v10M14 5v10M16 5v10');
export const ChartIcon = /* @__PURE__ */ lineIcon('M4 4v12h12M7 13l3-4 2.500 2L16 6.500');
export const FolderIcon = /* @__PURE__ */ lineIcon('M3.500 5.500h4l1.500 2h7.500v8h-13z');
export const GripIcon = /* @__PURE__ */ lineIcon(
  'M7.500 5v.100M12.500 5v.100M7.500 10v.100M12.500 10v.100M7.500 15v.100M12.500 15v.100',
  2.2,
);
export const MailIcon = /* @__PURE__ */ lineIcon('M3.500 5h13v10h-13zM3.500 6l6.500 5 6.500-5');
export const TagIcon = /* @__PURE__ */ lineIcon('M10 3.500h6.500V10L10 16.500 3.500 10zM13.200 6.800v.100');
export const UsersIcon = /* @__PURE__ */ lineIcon(
  'M8 9.500a2.700 2.700 0 100-5.400 2.700 2.700 0 000 5.400zM3 16c0-2.800 2.200-4.500 5-4.500s5 1.700 5 4.500M13 4.500a2.600 2.600 0 010 4.800M14.500 12c1.500.500 2.500 1.900 2.500 4',
);
export const KeyIcon = /* @__PURE__ */ lineIcon(
  'M7 16a3 3 0 100-6 3 3 0 000 6zM9.200 10.800L16 4M13.500 6.500l2 2',
);
export const ListIcon = /* @__PURE__ */ lineIcon(
  'M7.500 5.500H16M7.500 10H16M7.500 14.500H16M4.200 5.500v.100M4.200 10v.100M4.200 14.500v.100',
);
export const ClockIcon = /* @__PURE__ */ lineIcon(
  'M10 16.500a6.500 6.500 0 100-13 6.500 6.500 0 000 13zM10 6.500V10l2.500 2',
);
