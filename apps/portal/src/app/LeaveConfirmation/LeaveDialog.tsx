export { DiscardChangesModal as LeaveDialog } from '@portal/ui/modals';
