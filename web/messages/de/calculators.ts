import type { CoverUnit } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['Paket', 'Pakete'],
  SHEET: ['Platte', 'Platten'],
  PIECE: ['Stück', 'Stück'],
}

const form = ({ measure, counted }: Format) => ({
  shape: 'Form des Raums',
  shapes: { rectangle: 'Rechteck', area: 'Rechteck nach Fläche', 'l-shape': 'L-Form', walls: 'Einzelne Wände' },
  length: 'Länge (m)',
  width: 'Breite (m)',
  size: 'Größe',
  bySides: 'Länge und Breite',
  byArea: 'Fläche und Länge',
  area: 'Fläche (m²)',
  notAnArea: 'Bitte Quadratmeter eingeben, zum Beispiel 14,4.',
  areaTooSmall: 'Zu klein für diese Länge.',
  areaTooLarge: 'Zu groß für diese Länge.',
  cutLength: 'Fehlende Ecke, Länge (m)',
  cutWidth: 'Fehlende Ecke, Breite (m)',
  cutTooLarge: 'Die fehlende Ecke muss kleiner als der Raum sein.',
  walls: 'Wände (m)',
  wallsHint: 'Zum Beispiel 4 3,6 2,4',
  wallsUpTo: (most: number) => `Bitte höchstens ${counted(most, 'Wand', 'Wände')}.`,
  doors: 'Türen',
  doorsUpTo: (most: number) => `Bitte eine ganze Zahl eingeben, höchstens ${most}.`,
  doorWidth: 'Türbreite (m)',
  waste: 'Zuschlag für Verschnitt',
  percent: (percent: number) => (percent === 0 ? 'keiner' : `${percent} %`),
  metres: (metres: string) => `${metres} m`,
  notALength: 'Bitte Meter eingeben, zum Beispiel 3,6.',
  atLeast: (metres: number) => `Mindestens ${measure(metres)} m`,
  atMost: (metres: number) => `Höchstens ${measure(metres)} m`,
  noDrawing: 'Die Zeichnung erscheint, sobald die Seiten eingetragen sind.',
  plan: (walls: number, doors: number) =>
    `Grundriss mit ${counted(walls, 'Wand', 'Wänden')} und ${counted(doors, 'Tür', 'Türen')}`,
  doorPicture: (width: string, height: string) => `Türöffnung, ${width} breit und ${height} hoch, mit Rahmen`,
})

/** Lengths along the walls of a room. */
const walls = () => ({
  title: 'Längen für einen Raum',
  intro: 'Seiten und Türen eingeben: Sie erhalten die nötigen Längen und alles zum Befestigen.',
  product: 'Artikel',
  onlyDoors: 'Die Türen sind breiter als alle Wände zusammen. Bitte prüfen Sie Anzahl und Breite der Türen.',
  net: (metres: string) => `${metres} m Wand ohne Türen`,
  total: (metres: string) => `${metres} m mit Ecken und Verschnitt`,
})

/** Lengths around doors. */
const doors = ({ counted }: Format) => ({
  title: 'Längen für Türen',
  intro: 'Türen und ihre Maße eingeben: Sie erhalten die nötigen Längen, ohne Stöße geschnitten.',
  product: 'Artikel',
  sides: 'Angebracht auf',
  both: 'beiden Seiten der Wand',
  one: 'einer Seite',
  height: 'Türhöhe (m)',
  tooShort: (metres: string) => `Ein senkrechtes Stück ist ${metres} m lang. Bitte wählen Sie eine größere Länge.`,
  uprights: (count: number, metres: string) => `${counted(count, 'senkrechtes Stück', 'senkrechte Stücke')} von ${metres} m`,
  heads: (count: number, metres: string) => `${counted(count, 'Querstück', 'Querstücke')} von ${metres} m`,
})

/** Boards on beams. */
const floor = ({ counted, figure }: Format) => ({
  title: 'Boden im Freien',
  intro: 'Größe und Richtung der Dielen eingeben: Sie erhalten Dielen, Balken und Schrauben.',
  direction: 'Richtung der Dielen',
  alongLength: 'entlang der Länge',
  alongWidth: 'entlang der Breite',
  board: 'Diele',
  beam: 'Balken der Unterkonstruktion',
  spacing: 'Abstand der Balken (Mitte zu Mitte)',
  millimetres: (millimetres: number) => `${figure(millimetres)} mm`,
  screw: 'Schrauben',
  plan: (length: string, width: string) => `Plan, ${length} mal ${width}, mit Dielen und Balken`,
  rows: (count: number, metres: string) => `${counted(count, 'Reihe', 'Reihen')} Dielen, je ${metres} lang`,
  beams: (count: number, metres: string) => `${counted(count, 'Balken', 'Balken')} von ${metres} und einer an jedem Ende`,
  screws: (count: number) => `${counted(count, 'Schraube', 'Schrauben')}, zwei an jeder Kreuzung`,
})

/** The room calculators. Their names are the merchant's. @source ROOM-3 to ROOM-7 */
/** A product's own calculator. Converts metres and square metres to pieces. */
const quantity = ({ counted, figure, measure }: Format) => ({
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

export const messages = (format: Format) => ({
  title: 'Bedarfsrechner',
  intro: 'Sie geben die Maße ein, wir rechnen aus, was Sie brauchen. Alles zusammen kommt mit einem Klick in den Warenkorb.',
  all: 'Alle Rechner',
  needsScripts: 'Das ist ein Beispiel. Bitte schalten Sie JavaScript ein, um eigene Maße einzugeben und Preise zu sehen.',
  form: form(format),
  walls: walls(),
  doors: doors(format),
  floor: floor(format),
  pieces: { size: 'Maß', length: 'Länge eines Stücks', metres: (metres: string) => `${metres} m` },
  result: {
    title: 'Das brauchen Sie',
    check: 'Bitte prüfen Sie die Eingaben. Danach erscheint hier Ihre Liste.',
    guide: 'Eine Hilfe für die Bestellung. Messen Sie vor dem Zuschnitt noch einmal nach, und fragen Sie uns im Zweifel.',
  },
  quantity: quantity(format),
})
