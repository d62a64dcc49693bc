// Written by `npm run codegen` from schema/messages/*.json.
import type { Format } from '../../format.ts'

export const messages = ({ counted }: Format) => ({
  errors: {
    REQUIRED: 'Dieses Feld muss ausgefüllt werden',
    EMAIL: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    TELEPHONE: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel 030 123456',
    NAME_TOO_SHORT: 'Der Name muss mindestens 2 Buchstaben haben',
    LETTERS_ONLY: 'Hier sind nur Buchstaben erlaubt',
    PASSWORD_TOO_SHORT: 'Das Passwort muss mindestens 8 Zeichen haben',
    NOT_IDENTICAL: 'Die Passwörter müssen übereinstimmen',
    ZIP_TOO_SHORT: 'Die Postleitzahl muss mindestens 3 Zeichen haben',
    TAX_ID_TOO_SHORT: 'Die USt-IdNr. muss mindestens 3 Zeichen haben',
    VAT_NUMBER: 'Bitte geben Sie die vollständige USt-IdNr. ein, zum Beispiel DE123456789 oder ATU12345678',
    NOT_AGREED: 'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu',
    TOO_LONG: 'Das sind zu viele Zeichen',
    BAD_CHARACTERS: 'Darin sind Zeichen, die nicht gesendet werden können',
  },
  optional: 'optional',
  password: {
    show: 'Anzeigen',
    hide: 'Verbergen',
    showLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
  },
  summary: (count: number) => `Bitte prüfen Sie ${counted(count, 'Feld', 'Felder')}`,
  sending: 'Wird gesendet …',
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
  unavailable: 'Das ist gerade nicht möglich. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
})
