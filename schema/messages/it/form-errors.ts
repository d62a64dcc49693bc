import type { FormError } from '../../rules/forms/form-rules.ts'

/** Error texts of form fields, for browser and server. @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const formErrors: Readonly<Record<FormError, string>> = {
  REQUIRED: 'Questo campo è obbligatorio',
  EMAIL: 'Inserisci un indirizzo e-mail valido',
  TELEPHONE: 'Inserisci un numero di telefono, per esempio 02 1234567',
  NAME_TOO_SHORT: 'Il nome deve avere almeno 2 lettere',
  LETTERS_ONLY: 'Sono ammesse solo lettere',
  PASSWORD_TOO_SHORT: 'La password deve avere almeno 8 caratteri',
  NOT_IDENTICAL: 'Le password devono coincidere',
  ZIP_TOO_SHORT: 'Il CAP deve avere almeno 3 caratteri',
  TOO_LONG: 'Il testo è troppo lungo',
  BAD_CHARACTERS: 'Ci sono caratteri che non si possono inviare',
  TAX_ID_TOO_SHORT: 'La partita IVA deve avere almeno 3 caratteri',
  VAT_NUMBER: 'Inserisci la partita IVA completa, per esempio 12345678901 o, se estera, DE123456789',
  NOT_AGREED: 'Devi accettare i termini e le condizioni',
}
