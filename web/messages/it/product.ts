import type { CoverUnit } from '#schema/generated/types.ts'
import type { AnswerError } from '#schema/rules/custom-option-answers.ts'
import type { Format } from '../format.ts'

const answerErrors: Record<AnswerError, string> = {
  REQUIRED: 'Questo campo è obbligatorio.',
  TOO_LONG: 'I caratteri sono troppi.',
  UNKNOWN_VALUE: 'Scegliete uno dei valori.',
  NOT_A_LENGTH: 'Inserite una lunghezza in mm, per esempio 720 o 720,5.',
  OUT_OF_RANGE: 'Non possiamo realizzare questa lunghezza. Restate entro i limiti indicati.',
}

const page = ({ counted, figure, list }: Format) => ({
  breaks: { label: 'Prezzi per quantità', from: (quantity: number) => `Da ${figure(quantity)} pezzi:`, each: 'al pezzo' },
  gallery: (name: string) => `Immagini di ${name}`,
  picture: (position: number, total: number) => `Immagine ${figure(position)} di ${figure(total)}`,
  zoom: 'Ingrandisci l’immagine',
  video: 'Guarda il video',
  sku: 'Codice articolo',
  keyFacts: 'In breve',
  choose: (option: string) => `Scegli ${option.toLowerCase()}`,
  notInThis: (option: string, value: string) => `non disponibile in ${option.toLowerCase()} ${value}`,
  soldOut: 'esaurito',
  unavailable: 'Questa combinazione non esiste. Scegliete un’altra combinazione di caratteristiche.',
  incomplete: (options: readonly string[]) =>
    `Scegliete ${list(
      options.map((option) => option.toLowerCase()),
      'e',
    )} per vedere prezzo e disponibilità.`,
  variant: 'Versione',
  showVariant: 'Mostra',
  quantity: 'Quantità',
  howMuch: 'Quanto me ne serve?',
  severalAtOnce: 'Ordina più versioni insieme',
  total: (quantity: number) => (quantity === 1 ? 'Totale' : `Totale per ${figure(quantity)}`),
  cutting: 'Servizio di taglio',
  contents: 'Che cosa comprende',
  samples: 'Prima un campione',
  description: 'Descrizione',
  specification: 'Dati tecnici',
  documents: 'Documenti',
  related: 'Si abbina bene',
  toTop: 'Prezzo e quantità',
  summary: 'Riepilogo',
  reviews: {
    title: 'Recensioni',
    count: (total: number) => counted(total, 'recensione', 'recensioni'),
    stars: (count: number) => counted(count, 'stella', 'stelle'),
    none: 'Nessuno ha ancora recensito questo prodotto.',
    unavailable: 'Le recensioni non possono essere mostrate al momento.',
    loading: 'Caricamento delle recensioni',
    write: 'Scrivi una recensione',
    by: (nickname: string) => `di ${nickname}`,
  },
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

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['pacco', 'pacchi'],
  SHEET: ['pannello', 'pannelli'],
  PIECE: ['pezzo', 'pezzi'],
}

/** Converts metres and square metres to pieces. */
const calculator = ({ counted, figure, measure }: Format) => ({
  by: 'Conosco la',
  byLength: 'lunghezza',
  byArea: 'superficie',
  length: 'Metri necessari',
  area: 'Metri quadrati necessari',
  waste: 'Aggiunta per lo scarto',
  percent: (percent: number) => (percent === 0 ? 'nessuna' : `${percent} %`),
  lengths: (pieces: number, each: number, total: number, leftOver: number) =>
    `${counted(pieces, 'pezzo', 'pezzi')} da ${measure(each)} m, in tutto ${measure(total)} m, ${measure(leftOver)} m avanzano`,
  covers: (unit: CoverUnit, pieces: number, each: number, total: number, spare: number) =>
    `${counted(pieces, ...units[unit])} da ${measure(each)} m², in tutto ${measure(total)} m², di cui ${measure(spare)} m² per scarto e riserva`,
  use: (pieces: number) => `Imposta la quantità a ${figure(pieces)}`,
  notANumber: 'Inserite un numero, per esempio 12,5.',
  notAboveZero: 'Deve essere maggiore di 0',
  tooMuch: (most: number) => `Sono più di ${figure(most)} pezzi. Chiamateci.`,
})

const reviewForm = ({ counted }: Format) => ({
  title: 'Scrivi una recensione',
  close: 'Chiudi',
  rating: 'La vostra valutazione',
  stars: (count: number) => counted(count, 'stella', 'stelle'),
  heading: 'In una riga',
  detail: 'Che cosa avete constatato?',
  nickname: 'Nome',
  nicknameHint: 'Viene mostrato con la recensione.',
  send: 'Invia la recensione',
  sent: 'Grazie. La vostra recensione apparirà qui appena l’avremo letta.',
  kept: 'Grazie. Siete offline: la recensione è conservata e sarà inviata appena sarete di nuovo online.',
})

export const messages = (format: Format) => ({
  ...page(format),
  calculator: calculator(format),
  reviewForm: reviewForm(format),
})
