import type { CoverUnit } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['pacco', 'pacchi'],
  SHEET: ['pannello', 'pannelli'],
  PIECE: ['pezzo', 'pezzi'],
}

/** Converts metres and square metres to pieces. */
const calculator = ({ counted, figure, measure }: Format) => ({
  whole: 'Calcola tutto ciò che ti serve',
  by: 'Conosco la',
  byLength: 'lunghezza',
  byArea: 'superficie',
  length: 'Metri necessari',
  area: 'Metri quadrati necessari',
  waste: 'Aggiunta per lo sfrido',
  percent: (percent: number) => (percent === 0 ? 'nessuna' : `${percent} %`),
  lengths: (pieces: number, each: number, total: number, leftOver: number) =>
    `${counted(pieces, 'pezzo', 'pezzi')} da ${measure(each)} m, in tutto ${measure(total)} m, ${measure(leftOver)} m avanzano`,
  covers: (unit: CoverUnit, pieces: number, each: number, total: number, spare: number) =>
    `${counted(pieces, ...units[unit])} da ${measure(each)} m², in tutto ${measure(total)} m², di cui ${measure(spare)} m² per sfrido e riserva`,
  use: (pieces: number) => `Imposta la quantità a ${figure(pieces)}`,
  notANumber: 'Inserisci un numero, per esempio 12,5.',
  notAboveZero: 'Deve essere maggiore di 0',
  tooMuch: (most: number) => `Sono più di ${figure(most)} pezzi. Chiamaci.`,
})

const reviewForm = ({ counted }: Format) => ({
  title: 'Scrivi una recensione',
  close: 'Chiudi',
  rating: 'La tua valutazione',
  stars: (count: number) => counted(count, 'stella', 'stelle'),
  heading: 'Titolo',
  detail: 'La tua recensione',
  nickname: 'Nome',
  nicknameHint: 'Viene mostrato con la recensione.',
  send: 'Invia la recensione',
  sent: 'Grazie. La tua recensione apparirà qui appena l’avremo letta.',
  kept: 'Grazie. Sei offline: la recensione è conservata e sarà inviata appena sarai di nuovo online.',
})

const phoneOrder = () => ({
  only: 'Questo prodotto si ordina per telefono, così possiamo concordare misure e consegna.',
  soldOut: 'Chiamaci per sapere della prossima consegna.',
  call: (phone: string) => `Chiama ${phone}`,
})

/** The table of all versions of a product. */
const table = () => ({
  label: 'Tutte le versioni con il prezzo',
  version: 'Versione',
  price: 'Prezzo al pezzo',
  quantity: 'Quanti',
})

export const messages = (format: Format) => ({
  phoneOrder: phoneOrder(),
  table: table(),
  calculator: calculator(format),
  reviewForm: reviewForm(format),
})
