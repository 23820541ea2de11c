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
export const ExternalIcon = /* @__PURE__ */ lineIcon('M8 5H4.5v10.5h10.5V12M11.5 4h4.5v4.5M16 4l-7 7');
export const UserIcon = /* @__PURE__ */ lineIcon(
  'M10 10a3 3 0 100-6 3 3 0 000 6zM4 16.5c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5',
);
export const CloseIcon = /* @__PURE__ */ lineIcon('M5 5l10 10M15 5L5 15');
export const WarningIcon = /* @__PURE__ */ lineIcon('M10 3.5L17.5 16.5h-15zM10 8.5v3.5M10 14.3v.1');
export const ErrorIcon = /* @__PURE__ */ lineIcon('M10 17a7 7 0 100-14 7 7 0 000 14zM10 6.5v4M10 13.4v.1');
export const InfoIcon = /* @__PURE__ */ lineIcon('M10 17a7 7 0 100-14 7 7 0 000 14zM10 9.5v4M10 6.5v.1');
export const CheckIcon = /* @__PURE__ */ lineIcon('M4 10.5l4 4 8-9');
export const DotIcon = /* @__PURE__ */ lineIcon('M10 10v.1', 7);
export const WorkingIcon = /* @__PURE__ */ lineIcon('M10 4a6 6 0 106 6');
export const RetryIcon = /* @__PURE__ */ lineIcon('M15.5 8a6 6 0 10.5 3M16 4v4h-4');
export const CompareIcon = /* @__PURE__ */ lineIcon('M3.5 4.5h5v11h-5zM11.5 4.5h5v11h-5z');

export const KebabIcon = /* @__PURE__ */ lineIcon('M10 4.6v.1M10 9.9v.1M10 15.2v.1', 2.4);
export const SortUpIcon = /* @__PURE__ */ lineIcon('M10 16V4M5 9l5-5 5 5');
export const SortDownIcon = /* @__PURE__ */ lineIcon('M10 4v12M5 11l5 5 5-5');
export const StarIcon = /* @__PURE__ */ lineIcon(
  'M10 3l2.2 4.5 4.9.7-3.6 3.5.9 4.9-4.4-2.3-4.4 2.3.9-4.9L2.9 8.2l4.9-.7z',
);
export const CopyIcon = /* @__PURE__ */ lineIcon('M7.5 7.5h8v9h-8zM4.5 12.5v-9h8');
export const TrashIcon = /* @__PURE__ */ lineIcon(
  'M4 6h12M7.5 6V3.5h5V6M5.5 6l.8 10.5h7.4l.8-10.5M8.5 9v4.5M11.5 9v4.5',
);
export const CalendarIcon = /* @__PURE__ */ lineIcon('M4 5.5h12v11H4zM4 9h12M7.5 3.5v3.5M12.5 3.5v3.5');
export const StoreIcon = /* @__PURE__ */ lineIcon('M4.5 9v7.5h11V9M3.5 7.5l1.5-4h10l1.5 4zM8 16.5v-4h4v4');
export const FilterIcon = /* @__PURE__ */ lineIcon('M3.5 4.5h13l-5 6v5l-3-1.5v-3.5z');
export const SearchIcon = /* @__PURE__ */ lineIcon('M9 14.5a5.5 5.5 0 100-11 5.5 5.5 0 000 11zM13 13l4 4');

export const HomeIcon = /* @__PURE__ */ lineIcon('M3.5 9.5L10 4l6.5 5.5M5.5 8.5v7.5h9V8.5M8.5 16v-4h3v4');
export const CampaignIcon = /* @__PURE__ */ lineIcon('M4 8v4h2.5l7 3.5v-11L6.5 8zM16 8.5v3M7 12v4h2v-3');
export const ReportIcon = /* @__PURE__ */ lineIcon('M4 16.5h12M5.5 14v-4M10 14V5M14.5 14V8');
export const AdminIcon = /* @__PURE__ */ lineIcon('M4 6h5M13 6h3M4 14h3M11 14h5M11 4v4M9 12v4');
export const GrantIcon = /* @__PURE__ */ lineIcon('M5.5 3.5h6l3 3v10h-9zM11.5 3.5v3h3M8 10h4M8 13h4');
export const BarcodeIcon = /* @__PURE__ */ lineIcon('M4 5v10M7 5v10M8.5 5v10M12 5v10M14 5v10M16 5v10');
export const ChartIcon = /* @__PURE__ */ lineIcon('M4 4v12h12M7 13l3-4 2.5 2L16 6.5');
export const FolderIcon = /* @__PURE__ */ lineIcon('M3.5 5.5h4l1.5 2h7.5v8h-13z');
export const GripIcon = /* @__PURE__ */ lineIcon(
  'M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1',
  2.2,
);
export const MailIcon = /* @__PURE__ */ lineIcon('M3.5 5h13v10h-13zM3.5 6l6.5 5 6.5-5');
export const TagIcon = /* @__PURE__ */ lineIcon('M10 3.5h6.5V10L10 16.5 3.5 10zM13.2 6.8v.1');
export const UsersIcon = /* @__PURE__ */ lineIcon(
  'M8 9.5a2.7 2.7 0 100-5.4 2.7 2.7 0 000 5.4zM3 16c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5M13 4.5a2.6 2.6 0 010 4.8M14.5 12c1.5.5 2.5 1.9 2.5 4',
);
export const KeyIcon = /* @__PURE__ */ lineIcon('M7 16a3 3 0 100-6 3 3 0 000 6zM9.2 10.8L16 4M13.5 6.5l2 2');
export const ListIcon = /* @__PURE__ */ lineIcon(
  'M7.5 5.5H16M7.5 10H16M7.5 14.5H16M4.2 5.5v.1M4.2 10v.1M4.2 14.5v.1',
);
export const ClockIcon = /* @__PURE__ */ lineIcon(
  'M10 16.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM10 6.5V10l2.5 2',
);
