export { DiscardChangesModal as LeaveQuestion } from '@portal/ui/modals';
