// Written by `npm run codegen` from schema/messages/*.json.
import type { Format } from '../../format.ts'

export const messages = ({ counted }: Format) => ({
  errors: {
    REQUIRED: 'Questo campo è obbligatorio',
    EMAIL: 'Inserisci un indirizzo e-mail valido',
    TELEPHONE: 'Inserisci un numero di telefono, per esempio 02 1234567',
    NAME_TOO_SHORT: 'Il nome deve avere almeno 2 lettere',
    LETTERS_ONLY: 'Sono ammesse solo lettere',
    PASSWORD_TOO_SHORT: 'La password deve avere almeno 8 caratteri',
    NOT_IDENTICAL: 'Le password devono coincidere',
    ZIP_TOO_SHORT: 'Il CAP deve avere almeno 3 caratteri',
    TAX_ID_TOO_SHORT: 'La partita IVA deve avere almeno 3 caratteri',
    VAT_NUMBER: 'Inserisci la partita IVA completa, per esempio 12345678901 o, se estera, DE123456789',
    NOT_AGREED: 'Devi accettare i termini e le condizioni',
    TOO_LONG: 'Il testo è troppo lungo',
    BAD_CHARACTERS: 'Ci sono caratteri che non si possono inviare',
  },
  optional: 'facoltativo',
  password: {
    show: 'Mostra',
    hide: 'Nascondi',
    showLabel: 'Mostra la password',
    hideLabel: 'Nascondi la password',
  },
  summary: (count: number) => `Controlla ${counted(count, 'campo', 'campi')}`,
  sending: 'Invio in corso…',
  offline: 'Sei offline. I dati inseriti sono conservati. Riprova quando sarai di nuovo online.',
  unavailable: 'Al momento non è possibile. I dati inseriti sono conservati. Riprova tra poco.',
})
