export { ApplicantIdForm, type ApplicantIdFormProps } from './ApplicantIdForm/ApplicantIdForm.tsx';
export {
  createApplicationColumns,
  type ApplicationColumnsOptions,
} from './applicationList/applicationColumns.tsx';
export { ApplicationsFile, type ApplicationsFileProps } from './ApplicationsFile/ApplicationsFile.tsx';
export { ApplicantPager, type ApplicantPagerProps } from './ApplicantPager/ApplicantPager.tsx';
export { ApplicationPanel, type ApplicationPanelProps } from './ApplicationPanel/ApplicationPanel.tsx';
export { ApplicationView, type ApplicationViewProps } from './ApplicationView/ApplicationView.tsx';
export { DailyFigures, type DailyFiguresProps } from './DailyFigures/DailyFigures.tsx';
export { PictureViewer, type PictureViewerProps } from './PictureViewer/PictureViewer.tsx';
export { SidePanels, type SidePanelsProps } from './SidePanels/SidePanels.tsx';
