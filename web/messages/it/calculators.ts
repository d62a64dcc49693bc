import type { CoverUnit } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['pacco', 'pacchi'],
  SHEET: ['pannello', 'pannelli'],
  PIECE: ['pezzo', 'pezzi'],
}

const form = ({ measure, counted }: Format) => ({
  shape: 'Forma della stanza',
  shapes: { rectangle: 'Rettangolo', area: 'Rettangolo per superficie', 'l-shape': 'A L', walls: 'Singole pareti' },
  length: 'Lunghezza (m)',
  width: 'Larghezza (m)',
  size: 'Dimensioni',
  bySides: 'Lunghezza e larghezza',
  byArea: 'Superficie e lunghezza',
  area: 'Superficie (m²)',
  notAnArea: 'Inserisci i metri quadrati, per esempio 14,4.',
  areaTooSmall: 'Troppo piccola per questa lunghezza.',
  areaTooLarge: 'Troppo grande per questa lunghezza.',
  cutLength: 'Angolo mancante, lunghezza (m)',
  cutWidth: 'Angolo mancante, larghezza (m)',
  cutTooLarge: 'L’angolo mancante deve essere più piccolo della stanza.',
  walls: 'Pareti (m)',
  wallsHint: 'Per esempio 4 3,6 2,4',
  wallsUpTo: (most: number) => `Al massimo ${counted(most, 'parete', 'pareti')}.`,
  doors: 'Porte',
  doorsUpTo: (most: number) => `Inserisci un numero intero, al massimo ${most}.`,
  doorWidth: 'Larghezza porta (m)',
  waste: 'Aggiunta per lo sfrido',
  percent: (percent: number) => (percent === 0 ? 'nessuna' : `${percent} %`),
  metres: (metres: string) => `${metres} m`,
  notALength: 'Inserisci i metri, per esempio 3,6.',
  atLeast: (metres: number) => `Almeno ${measure(metres)} m`,
  atMost: (metres: number) => `Al massimo ${measure(metres)} m`,
  noDrawing: 'Il disegno appare quando hai inserito i lati.',
  plan: (walls: number, doors: number) =>
    `Pianta con ${counted(walls, 'parete', 'pareti')} e ${counted(doors, 'porta', 'porte')}`,
  doorPicture: (width: string, height: string) => `Vano porta largo ${width} e alto ${height}, con la cornice`,
})

/** Lengths along the walls of a room. */
const walls = () => ({
  title: 'Aste per una stanza',
  intro: 'Inserisci i lati e le porte: ottieni le aste da ordinare, con tutto per fissarle.',
  product: 'Articolo',
  onlyDoors: 'Le porte sono più larghe di tutte le pareti. Controlla il numero e la larghezza delle porte.',
  net: (metres: string) => `${metres} m di parete senza le porte`,
  total: (metres: string) => `${metres} m con angoli e sfrido`,
})

/** Lengths around doors. */
const doors = ({ counted }: Format) => ({
  title: 'Aste per le porte',
  intro: 'Inserisci le porte e le misure: ottieni le aste da ordinare, tagliate senza giunte.',
  product: 'Articolo',
  sides: 'Da montare su',
  both: 'entrambi i lati della parete',
  one: 'un solo lato',
  height: 'Altezza porta (m)',
  tooShort: (metres: string) => `Un montante è lungo ${metres} m. Scegli un’asta più lunga.`,
  uprights: (count: number, metres: string) => `${counted(count, 'montante', 'montanti')} da ${metres} m`,
  heads: (count: number, metres: string) => `${counted(count, 'traverso', 'traversi')} da ${metres} m`,
})

/** Boards on beams. */
const floor = ({ counted, figure }: Format) => ({
  title: 'Un pavimento all’aperto',
  intro: 'Inserisci le misure e la direzione delle doghe: ottieni doghe, travetti e viti.',
  direction: 'Direzione delle doghe',
  alongLength: 'nel senso della lunghezza',
  alongWidth: 'nel senso della larghezza',
  board: 'Doga',
  beam: 'Travetto',
  spacing: 'Interasse dei travetti',
  millimetres: (millimetres: number) => `${figure(millimetres)} mm`,
  screw: 'Viti',
  plan: (length: string, width: string) => `Pianta di ${length} per ${width}, con doghe e travetti`,
  rows: (count: number, metres: string) => `${counted(count, 'fila', 'file')} di doghe, lunghe ${metres}`,
  beams: (count: number, metres: string) => `${counted(count, 'travetto', 'travetti')} da ${metres}, e uno a ogni estremità`,
  screws: (count: number) => `${counted(count, 'vite', 'viti')}, due a ogni incrocio`,
})

/** The room calculators. Their names are the merchant's. @source ROOM-3 to ROOM-7 */
/** A product's own calculator. Converts metres and square metres to pieces. */
const quantity = ({ counted, figure, measure }: Format) => ({
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

export const messages = (format: Format) => ({
  title: 'Calcolatori',
  intro: 'Tu inserisci le misure, noi calcoliamo che cosa ti serve. Poi metti tutto nel carrello in una volta sola.',
  all: 'Tutti i calcolatori',
  needsScripts: 'Questo è un esempio. Per inserire le tue misure e vedere i prezzi, attiva JavaScript.',
  form: form(format),
  walls: walls(),
  doors: doors(format),
  floor: floor(format),
  pieces: { size: 'Misura', length: 'Lunghezza di un’asta', metres: (metres: string) => `${metres} m` },
  result: {
    title: 'Che cosa ti serve',
    check: 'Controlla i campi. Poi qui appare la tua lista.',
    guide: 'Un aiuto per ordinare. Rimisura prima di tagliare e, se hai dubbi, chiedici consiglio.',
  },
  quantity: quantity(format),
})
