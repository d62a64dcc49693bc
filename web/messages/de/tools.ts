import type { CoverUnit } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['Paket', 'Pakete'],
  SHEET: ['Platte', 'Platten'],
  PIECE: ['Stück', 'Stück'],
}

/** Converts metres and square metres to pieces. */
const calculator = ({ counted, figure, measure }: Format) => ({
  whole: 'Den ganzen Bedarf berechnen',
  by: 'Bekannt ist die',
  byLength: 'Länge',
  byArea: 'Fläche',
  length: 'Benötigte Meter',
  area: 'Benötigte Quadratmeter',
  waste: 'Zuschlag für Verschnitt',
  percent: (percent: number) => (percent === 0 ? 'keiner' : `${percent} %`),
  lengths: (pieces: number, each: number, total: number, leftOver: number) =>
    `${figure(pieces)} Stück zu ${measure(each)} m, zusammen ${measure(total)} m, ${measure(leftOver)} m bleiben übrig`,
  covers: (unit: CoverUnit, pieces: number, each: number, total: number, spare: number) =>
    `${counted(pieces, ...units[unit])} zu ${measure(each)} m², zusammen ${measure(total)} m², davon ${measure(spare)} m² für Verschnitt und Reserve`,
  use: (pieces: number) => `Menge auf ${figure(pieces)} setzen`,
  notANumber: 'Bitte geben Sie eine Zahl ein, etwa 12,5.',
  notAboveZero: 'Muss größer als 0 sein',
  tooMuch: (most: number) => `Das sind mehr als ${figure(most)} Stück. Bitte rufen Sie uns an.`,
})

const reviewForm = ({ counted }: Format) => ({
  title: 'Bewertung schreiben',
  close: 'Schließen',
  rating: 'Ihre Bewertung',
  stars: (count: number) => counted(count, 'Stern', 'Sterne'),
  heading: 'Überschrift',
  detail: 'Ihr Bericht',
  nickname: 'Name',
  nicknameHint: 'Er wird mit Ihrer Bewertung gezeigt.',
  send: 'Bewertung senden',
  sent: 'Vielen Dank. Ihre Bewertung erscheint hier, sobald wir sie gelesen haben.',
  kept: 'Vielen Dank. Sie sind offline: Ihre Bewertung ist gespeichert und wird gesendet, sobald Sie wieder online sind.',
})

const phoneOrder = () => ({
  only: 'Dieses Produkt bestellen Sie telefonisch, damit wir Maße und Lieferung mit Ihnen klären können.',
  soldOut: 'Rufen Sie uns an und fragen Sie nach der nächsten Lieferung.',
  call: (phone: string) => `${phone} anrufen`,
})

/** The table of all versions of a product. */
const table = () => ({
  label: 'Alle Ausführungen mit Preis',
  version: 'Ausführung',
  price: 'Preis pro Stück',
  quantity: 'Wie viele',
})

export const messages = (format: Format) => ({
  phoneOrder: phoneOrder(),
  table: table(),
  calculator: calculator(format),
  reviewForm: reviewForm(format),
})
