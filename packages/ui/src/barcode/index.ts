export { BarcodePicture, type BarcodePictureProps } from './BarcodePicture/BarcodePicture.tsx';
export { BarcodeWizard, type BarcodeWizardProps } from './BarcodeWizard/BarcodeWizard.tsx';
export { couponLoadColumns } from './couponLoads/couponLoadColumns.ts';
export { CouponRows, type CouponRowsHandle, type CouponRowsProps } from './CouponRows/CouponRows.tsx';
export { type JobColumnOptions, createJobColumns } from './jobs/jobColumns.tsx';
export { PasteRowsModal, type PasteRowsModalProps } from './PasteRowsModal/PasteRowsModal.tsx';
export { StepIndicator, type StepIndicatorProps } from './StepIndicator/StepIndicator.tsx';
export type { WizardAction } from './WizardAction.ts';
