import type { CoverUnit } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['pack', 'packs'],
  SHEET: ['sheet', 'sheets'],
  PIECE: ['piece', 'pieces'],
}

const form = ({ measure, counted }: Format) => ({
  shape: 'Shape of the room',
  shapes: { rectangle: 'Rectangle', area: 'Rectangle by area', 'l-shape': 'L-shape', walls: 'Single walls' },
  length: 'Length (m)',
  width: 'Width (m)',
  size: 'Size',
  bySides: 'Length and width',
  byArea: 'Area and length',
  area: 'Area (m²)',
  notAnArea: 'Enter square metres, such as 14.4.',
  areaTooSmall: 'Too small for this length.',
  areaTooLarge: 'Too large for this length.',
  cutLength: 'Missing corner, length (m)',
  cutWidth: 'Missing corner, width (m)',
  cutTooLarge: 'The missing corner must be smaller than the room.',
  walls: 'Walls (m)',
  wallsHint: 'Such as 4, 3.6, 2.4',
  wallsUpTo: (most: number) => `Up to ${counted(most, 'wall', 'walls')}, please.`,
  doors: 'Doors',
  doorsUpTo: (most: number) => `Enter a whole number, ${most} at most.`,
  doorWidth: 'Door width (m)',
  waste: 'Added for waste',
  percent: (percent: number) => (percent === 0 ? 'nothing' : `${percent} %`),
  metres: (metres: string) => `${metres} m`,
  notALength: 'Enter metres, such as 3.6.',
  atLeast: (metres: number) => `Must be at least ${measure(metres)} m`,
  atMost: (metres: number) => `Must be ${measure(metres)} m at most`,
  noDrawing: 'The drawing appears when the sides are filled in.',
  plan: (walls: number, doors: number) => `Plan with ${counted(walls, 'wall', 'walls')} and ${counted(doors, 'door', 'doors')}`,
  doorPicture: (width: string, height: string) => `Door opening, ${width} wide and ${height} high, with its frame`,
})

/** Lengths along the walls of a room. */
const walls = () => ({
  title: 'Lengths for a room',
  intro: 'Enter the sides and the doors. You get the lengths to order, and what you need to fix them.',
  product: 'Product',
  onlyDoors: 'The doors are wider than all walls. Please check the number and width of the doors.',
  net: (metres: string) => `${metres} m of wall without doors`,
  total: (metres: string) => `${metres} m with corners and waste`,
})

/** Lengths around doors. */
const doors = ({ counted }: Format) => ({
  title: 'Lengths for doors',
  intro: 'Enter the doors and their size. You get the lengths to order, cut without joints.',
  product: 'Product',
  sides: 'Fitted on',
  both: 'both sides of the wall',
  one: 'one side',
  height: 'Door height (m)',
  tooShort: (metres: string) => `An upright is ${metres} m long. Please choose a longer piece.`,
  uprights: (count: number, metres: string) => `${counted(count, 'upright', 'uprights')} of ${metres} m`,
  heads: (count: number, metres: string) => `${counted(count, 'head', 'heads')} of ${metres} m`,
})

/** Boards on beams. */
const floor = ({ counted, figure }: Format) => ({
  title: 'A floor outdoors',
  intro: 'Enter the size and the direction of the boards. You get boards, beams and screws.',
  direction: 'Direction of the boards',
  alongLength: 'along the length',
  alongWidth: 'along the width',
  board: 'Board',
  beam: 'Beam below the boards',
  spacing: 'Beam centres',
  millimetres: (millimetres: number) => `${figure(millimetres)} mm`,
  screw: 'Screws',
  plan: (length: string, width: string) => `Plan of ${length} by ${width}, with boards and beams`,
  rows: (count: number, metres: string) => `${counted(count, 'row', 'rows')} of boards, ${metres} long`,
  beams: (count: number, metres: string) => `${counted(count, 'beam', 'beams')} of ${metres}, and one along each end`,
  screws: (count: number) => `${counted(count, 'screw', 'screws')}, two at each crossing`,
})

/** The room calculators. Their names are the merchant's. @source ROOM-3 to ROOM-7 */
/** A product's own calculator. Converts metres and square metres to pieces. */
const quantity = ({ counted, figure, measure }: Format) => ({
  whole: 'Work out all you need',
  by: 'I know the',
  byLength: 'length',
  byArea: 'area',
  length: 'Metres you need',
  area: 'Square metres you need',
  waste: 'Added for waste',
  percent: (percent: number) => (percent === 0 ? 'nothing' : `${percent} %`),
  lengths: (pieces: number, each: number, total: number, leftOver: number) =>
    `${counted(pieces, 'length', 'lengths')} of ${measure(each)} m, ${measure(total)} m in all, ${measure(leftOver)} m left over`,
  covers: (unit: CoverUnit, pieces: number, each: number, total: number, spare: number) =>
    `${counted(pieces, ...units[unit])} of ${measure(each)} m², ${measure(total)} m² in all, ${measure(spare)} m² for waste and to spare`,
  use: (pieces: number) => `Set quantity to ${figure(pieces)}`,
  notANumber: 'Please enter a number, such as 12.5.',
  notAboveZero: 'Must be greater than 0',
  tooMuch: (most: number) => `That is more than ${figure(most)} pieces. Please call us.`,
})

export const messages = (format: Format) => ({
  title: 'Calculators',
  intro: 'Tell us the size. We work out what to order, and you add it to your cart in one go.',
  all: 'All calculators',
  needsScripts: 'This is an example. To enter your own sizes and see prices, please turn on JavaScript.',
  form: form(format),
  walls: walls(),
  doors: doors(format),
  floor: floor(format),
  pieces: { size: 'Size', length: 'Length of a piece', metres: (metres: string) => `${metres} m` },
  result: {
    title: 'What you need',
    check: 'Please check the fields. Then your list appears here.',
    guide: 'A guide for ordering. Measure again before you cut, and ask us if you are unsure.',
  },
  quantity: quantity(format),
})
