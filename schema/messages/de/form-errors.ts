import type { FormError } from '../../rules/forms/form-rules.ts'

/** Error texts of form fields, for browser and server. @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const formErrors: Readonly<Record<FormError, string>> = {
  REQUIRED: 'Dieses Feld muss ausgefüllt werden',
  EMAIL: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  TELEPHONE: 'Bitte geben Sie eine Telefonnummer ein, zum Beispiel 030 123456',
  NAME_TOO_SHORT: 'Der Name muss mindestens 2 Buchstaben haben',
  LETTERS_ONLY: 'Hier sind nur Buchstaben erlaubt',
  PASSWORD_TOO_SHORT: 'Das Passwort muss mindestens 8 Zeichen haben',
  NOT_IDENTICAL: 'Die Passwörter müssen übereinstimmen',
  ZIP_TOO_SHORT: 'Die Postleitzahl muss mindestens 3 Zeichen haben',
  TOO_LONG: 'Das sind zu viele Zeichen',
  BAD_CHARACTERS: 'Darin sind Zeichen, die nicht gesendet werden können',
  TAX_ID_TOO_SHORT: 'Die USt-IdNr. muss mindestens 3 Zeichen haben',
  VAT_NUMBER: 'Bitte geben Sie die vollständige USt-IdNr. ein, zum Beispiel DE123456789 oder ATU12345678',
  NOT_AGREED: 'Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu',
}
