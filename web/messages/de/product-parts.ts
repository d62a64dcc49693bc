import type { AnswerError } from '#schema/rules/custom-option-answers.ts'
import type { Format } from '../format.ts'

const answerErrors: Record<AnswerError, string> = {
  REQUIRED: 'Dieses Feld muss ausgefüllt werden.',
  TOO_LONG: 'Das sind zu viele Zeichen.',
  UNKNOWN_VALUE: 'Bitte wählen Sie einen der Werte.',
  NOT_A_LENGTH: 'Bitte geben Sie eine Länge in mm ein, etwa 720 oder 720,5.',
  OUT_OF_RANGE: 'Diese Länge können wir nicht fertigen. Bitte bleiben Sie innerhalb der Grenzen.',
}

/** The words of those parts of a product's page that only some products have, or that come later. */
export const messages = ({ figure }: Format) => ({
  close: 'Schließen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  selectionTotal: 'Summe dieser Auswahl',
  phoneOnly: 'Dieses Produkt bestellen Sie telefonisch, damit wir Maße und Lieferung mit Ihnen klären können.',
  call: (phone: string) => `${phone} anrufen`,
  groupItems: 'In dieser Gruppe',
  itemQuantity: (name: string) => `Menge von ${name}`,
  table: {
    label: 'Alle Ausführungen mit Preis',
    version: 'Ausführung',
    price: 'Preis pro Stück',
    quantity: 'Wie viele',
  },
  bundle: 'Stellen Sie Ihr Set zusammen',
  none: 'Keine',
  times: (quantity: number) => `${figure(quantity)} ×`,
  optional: 'freiwillig',
  requiredHint: 'Felder mit * müssen ausgefüllt werden.',
  pleaseChoose: 'Bitte wählen',
  yourDetails: 'Ihre Angaben',
  answerErrors,
  lengths: (least: number, most: number) => `${least} bis ${most} mm`,
  characters: (used: number, most: number) => `${figure(used)} von höchstens ${figure(most)} Zeichen`,
  file: (phone: string | null) =>
    phone
      ? `Von dieser Seite können keine Dateien gesendet werden. Bitte rufen Sie uns dazu an: ${phone}.`
      : 'Von dieser Seite können keine Dateien gesendet werden.',
})
