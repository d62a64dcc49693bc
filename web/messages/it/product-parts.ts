import type { AnswerError } from '#schema/rules/custom-option-answers.ts'
import type { Format } from '../format.ts'

const answerErrors: Record<AnswerError, string> = {
  REQUIRED: 'Questo campo è obbligatorio.',
  TOO_LONG: 'I caratteri sono troppi.',
  UNKNOWN_VALUE: 'Scegliete uno dei valori.',
  NOT_A_LENGTH: 'Inserite una lunghezza in mm, per esempio 720 o 720,5.',
  OUT_OF_RANGE: 'Non possiamo realizzare questa lunghezza. Restate entro i limiti indicati.',
}

/** The words of those parts of a product's page that only some products have, or that come later. */
export const messages = ({ figure }: Format) => ({
  close: 'Chiudi',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  selectionTotal: 'Totale di questa scelta',
  phoneOnly: 'Questo prodotto si ordina per telefono, così possiamo concordare misure e consegna.',
  call: (phone: string) => `Chiama ${phone}`,
  groupItems: 'In questo gruppo',
  itemQuantity: (name: string) => `Quantità di ${name}`,
  table: {
    label: 'Tutte le versioni con il prezzo',
    version: 'Versione',
    price: 'Prezzo al pezzo',
    quantity: 'Quanti',
  },
  bundle: 'Componete il vostro set',
  none: 'Nessuno',
  times: (quantity: number) => `${figure(quantity)} ×`,
  optional: 'facoltativo',
  requiredHint: 'I campi con * sono obbligatori.',
  pleaseChoose: 'Scegliete',
  yourDetails: 'I vostri dati',
  answerErrors,
  lengths: (least: number, most: number) => `da ${least} a ${most} mm`,
  characters: (used: number, most: number) => `${figure(used)} di al massimo ${figure(most)} caratteri`,
  file: (phone: string | null) =>
    phone
      ? `Da questa pagina non si possono inviare file. Chiamateci al ${phone}.`
      : 'Da questa pagina non si possono inviare file.',
})
