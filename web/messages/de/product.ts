import type { CoverUnit } from '#schema/generated/types.ts'
import type { AnswerError } from '#schema/rules/custom-option-answers.ts'
import type { Format } from '../format.ts'

const answerErrors: Record<AnswerError, string> = {
  REQUIRED: 'Dieses Feld muss ausgefüllt werden.',
  TOO_LONG: 'Das sind zu viele Zeichen.',
  UNKNOWN_VALUE: 'Bitte wählen Sie einen der Werte.',
  NOT_A_LENGTH: 'Bitte geben Sie eine Länge in mm ein, etwa 720 oder 720,5.',
  OUT_OF_RANGE: 'Diese Länge können wir nicht fertigen. Bitte bleiben Sie innerhalb der Grenzen.',
}

const page = ({ counted, figure, list }: Format) => ({
  breaks: { label: 'Staffelpreise', from: (quantity: number) => `Ab ${figure(quantity)} Stück:`, each: 'pro Stück' },
  gallery: (name: string) => `Bilder von ${name}`,
  picture: (position: number, total: number) => `Bild ${figure(position)} von ${figure(total)}`,
  zoom: 'Bild vergrößern',
  video: 'Video ansehen',
  sku: 'Artikelnr.',
  keyFacts: 'Das Wichtigste',
  choose: (option: string) => `${option} wählen`,
  notInThis: (option: string, value: string) => `nicht erhältlich in ${option} ${value}`,
  soldOut: 'nicht auf Lager',
  unavailable: 'Diese Ausführung des Produkts gibt es nicht. Bitte wählen Sie eine andere Zusammenstellung.',
  incomplete: (options: readonly string[]) => `Wählen Sie ${list(options, 'und')}, um Preis und Bestand zu sehen.`,
  variant: 'Ausführung',
  showVariant: 'Anzeigen',
  quantity: 'Menge',
  howMuch: 'Wie viel brauche ich?',
  severalAtOnce: 'Mehrere Ausführungen auf einmal bestellen',
  total: (quantity: number) => (quantity === 1 ? 'Gesamt' : `Gesamt für ${figure(quantity)}`),
  cutting: 'Zuschnitt',
  contents: 'Was Sie bekommen',
  samples: 'Erst ausprobieren',
  description: 'Beschreibung',
  specification: 'Technische Daten',
  documents: 'Dokumente',
  related: 'Passt gut dazu',
  toTop: 'Preis und Menge',
  summary: 'Überblick',
  reviews: {
    title: 'Bewertungen',
    count: (total: number) => counted(total, 'Bewertung', 'Bewertungen'),
    stars: (count: number) => counted(count, 'Stern', 'Sterne'),
    none: 'Dieses Produkt hat noch niemand bewertet.',
    unavailable: 'Bewertungen können gerade nicht gezeigt werden.',
    loading: 'Bewertungen werden geladen',
    write: 'Bewertung schreiben',
    by: (nickname: string) => `von ${nickname}`,
  },
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

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['Paket', 'Pakete'],
  SHEET: ['Platte', 'Platten'],
  PIECE: ['Stück', 'Stück'],
}

/** Converts metres and square metres to pieces. */
const calculator = ({ counted, figure, measure }: Format) => ({
  by: 'Bekannt ist die',
  byLength: 'Länge',
  byArea: 'Fläche',
  length: 'Benötigte Meter',
  area: 'Benötigte Quadratmeter',
  waste: 'Zugabe für Verschnitt',
  percent: (percent: number) => (percent === 0 ? 'keine' : `${percent} %`),
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
  heading: 'In einem Satz',
  detail: 'Was haben Sie festgestellt?',
  nickname: 'Name',
  nicknameHint: 'Er wird mit Ihrer Bewertung gezeigt.',
  send: 'Bewertung senden',
  sent: 'Vielen Dank. Ihre Bewertung erscheint hier, sobald wir sie gelesen haben.',
  kept: 'Vielen Dank. Sie sind offline: Ihre Bewertung ist gespeichert und wird gesendet, sobald Sie wieder online sind.',
})

export const messages = (format: Format) => ({
  ...page(format),
  calculator: calculator(format),
  reviewForm: reviewForm(format),
})
