import { deDE } from '@mui/x-date-pickers/locales';
import '@mui/x-date-pickers/themeAugmentation';
import type { PortalThemeOptions } from '@portal/ui/theme';
import 'dayjs/locale/de';

/** Brand and texts of the parcel desk. Drivers of tests take the same texts. */
export const formText = {
  submit: 'Speichern',
  cancel: 'Abbrechen',
  sending: 'Wird gesendet…',
  submitFailed: 'Das Speichern ist fehlgeschlagen.',
  errorSummary: (total: number, left: number) =>
    left === 0 ? 'Alles korrigiert' : `${left} von ${total} Feldern prüfen`,
  remove: (item: string) => `${item} entfernen`,
  openOptions: 'Öffnen',
  closeOptions: 'Schließen',
  clearOptions: 'Leeren',
  loadingOptions: 'Wird geladen…',
  noOptions: 'Keine Treffer',
  optionsFailed: 'Die Liste konnte nicht geladen werden',
  chooseFiles: 'Dateien wählen oder hierher ziehen',
  rangeFrom: (label: string) => `${label}, von`,
  rangeTo: (label: string) => `${label}, bis`,
};

export const tableText = {
  scrollRegion: (label: string) => `${label}, Tabelle`,
  selectAllRows: 'Alle Zeilen auswählen',
  actions: 'Aktionen',
  actionsFor: (name: string) => `Aktionen für ${name}`,
  noRows: 'Keine Pakete',
  sortHint: 'Nach dieser Spalte sortieren',
  filterBy: (heading: string) => `${heading} filtern`,
};

export const germanTheme: PortalThemeOptions = {
  colorSchemes: {
    light: { palette: { primary: { main: '#b3261e' } } },
    dark: { palette: { primary: { main: '#ffb4ab' } } },
  },
  components: {
    PortalForm: { defaultProps: { localeText: formText } },
    PortalDataTable: { defaultProps: { localeText: tableText } },
    PortalModal: { defaultProps: { localeText: { close: 'Schließen' } } },
    PortalDiscardChangesModal: {
      defaultProps: {
        localeText: {
          title: 'Eingaben verwerfen',
          question: 'Sollen die Eingaben verworfen werden?',
          discard: 'Eingaben verwerfen',
          keepEditing: 'Weiter bearbeiten',
        },
      },
    },
    PortalConfirmModal: { defaultProps: { localeText: { confirm: 'Ja', cancel: 'Nein' } } },
    PortalChart: {
      defaultProps: {
        localeText: {
          show: 'Diagramm zeigen',
          hide: 'Diagramm ausblenden',
          textAlternative: (table) => `Die Tabelle ${table} enthält die Daten des Diagramms.`,
          highest: (measure, name, value) => `${measure}: am höchsten ${name}, ${value}`,
        },
      },
    },
    // The texts of the calendar are MUI's, with the weeks of dayjs.
    MuiLocalizationProvider: {
      defaultProps: { ...deDE.components.MuiLocalizationProvider.defaultProps, adapterLocale: 'de' },
    },
    PortalDayInput: {
      defaultProps: {
        loadPicker: async () => (await import('@portal/ui/controls/DayPicker')).DayPicker,
        localeText: { choose: (label) => `${label} wählen` },
      },
    },
  },
};
