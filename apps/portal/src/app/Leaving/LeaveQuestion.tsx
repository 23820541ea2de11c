export { DiscardQuestion as LeaveQuestion } from '@portal/ui/modals';
