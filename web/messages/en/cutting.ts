import type { ListError, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Format } from '../format.ts'

const errors: Record<ListError, string> = {
  REQUIRED: 'Field is required',
  NOT_A_NUMBER: 'Please enter a number, such as 600 or 600.5',
  NOT_A_POSITIVE_INTEGER: 'Quantity must be positive integer',
  NOT_ABOVE_ZERO: 'Must be greater than 0',
  TOO_LARGE: 'This is larger than the sheet or board without its trimmed edges',
  TURN_IT: 'This fits only with the grain the other way: change the grain, or swap length and width',
  TOO_MANY: 'There are more pieces than one list can have; please make two lists',
  TOO_LONG: 'There are too many characters',
  UNKNOWN: 'This is not understood',
}

const fields: Record<keyof ListRow, string> = {
  name: 'Name',
  length: 'Length, mm',
  width: 'Width, mm',
  quantity: 'Pieces',
  grain: 'Grain',
  edges: 'Edging',
}

/** The cutting form: material, pieces and their errors. */
const form = ({ counted, figure, list, measure }: Format) => ({
  title: 'Cutting list',
  description: 'Enter what you want cut: we show the sheets it takes, what is left over, and what it costs.',
  needsScripts: 'The cutting list needs JavaScript, because it is worked out on your device. Please switch it on and come back.',
  waiting: 'Opening your cutting list…',
  services: {
    title: 'Panel Cutting Services',
    description: 'Sheets cut to your list, boards cut to length, and edges banded, priced by the sheet, the cut and the metre.',
    form: 'Make a cutting list',
  },
  material: 'What is to be cut',
  search: 'Search for a sheet or a board',
  searchHint: (example: string) => `Three letters at least, such as ${example}`,
  searching: 'Searching…',
  noneFound: 'Nothing was found.',
  searchFailed: 'The search does not answer just now.',
  results: 'Materials found',
  changeMaterial: 'Choose another material',
  size: 'Size',
  noSize: 'Nothing says how large this is, so it cannot be cut to a list. Please choose another material.',
  kerfAndTrim: (kerf: number, trim: number) =>
    `Each cut takes ${measure(kerf)} mm, and ${measure(trim)} mm are trimmed off at every edge first.`,
  pieces: 'Pieces',
  row: (row: number) => `Piece ${figure(row)}`,
  fields,
  errors,
  problem: (field: string, error: string) => `${field}: ${error}`,
  grains: { any: 'Any way', along: 'Along', across: 'Across' },
  noEdges: 'None',
  edges: (long: number, short: number) =>
    [...(long ? [`${figure(long)} long`] : []), ...(short ? [`${figure(short)} short`] : [])].join(', '),
  remove: (row: number) => `Remove piece ${figure(row)}`,
  clear: 'Empty the list',
  pasteHint:
    'You can paste rows of a spreadsheet into any field, or drop a CSV file here: name, length, width, pieces, grain, edging.',
  file: 'Open a CSV file',
  isCut: (most: number) => `A list has ${figure(most)} lines at most; the rest was left out.`,
  unknownColumns: (names: readonly string[]) => `We don't know these columns and left them out: ${list(names, 'and')}.`,
  noRows: 'There are no lines in this.',
  notRead: 'This could not be read just now. Please try again.',
  problems: (count: number) => `${counted(count, 'field is', 'fields are')} to be put right; the rest is worked out.`,
  result: 'Result',
  nothingYet: 'Choose a material and enter a piece, and the sheets appear here.',
  packing: 'Working it out…',
  failed: 'This cannot be worked out on this device just now. Please load the page again.',
  send: {
    title: 'Send the list to us',
    invitation: 'Not sure about sizes, edges or the price? Send us the list, and we answer by e-mail.',
  },
})

/** The result of a cutting list: sheets, cost, the printed cutting plan, and the form that sends it. */
const plan = ({ counted, figure, measure }: Format) => ({
  materialOffline: 'Its price comes when you are back online.',
  sheets: (count: number) => counted(count, 'sheet', 'sheets'),
  boards: (count: number) => counted(count, 'board', 'boards'),
  cuts: (count: number) => counted(count, 'cut', 'cuts'),
  waste: (percent: number) => `${measure(Math.round(percent * 10) / 10)} % waste`,
  largestOffcut: (size: string) => `largest piece left over ${size}`,
  millimetres: (tenths: number) => `${measure(tenths / 10)} mm`,
  rectangle: (length: number, width: number) => `${measure(length / 10)} × ${measure(width / 10)} mm`,
  quantityOf: (quantity: number, name: string) => `${figure(quantity)} × ${name}`,
  total: 'Together',
  estimate: 'The list goes with your order; edges are left as cut unless edging is chosen.',
  andMore: (count: number) => `and ${counted(count, 'line', 'lines')} more, sent apart`,
  print: 'Print the cut sheet',
  send: {
    name: 'Your name',
    email: 'E-mail address',
    note: 'What else we should know',
    submit: 'Send the list',
    sent: 'Thank you. Your list goes to us at once, and the answer comes by e-mail.',
    kept: 'Thank you. Your list is kept on this device and goes to us as soon as you are back online.',
  },
  layouts: 'Cutting plan',
  layout: (number: number, count: number) => (count > 1 ? `${figure(number)}: cut ${figure(count)} alike` : figure(number)),
  sheetAlt: (panels: number, rests: number) =>
    `${counted(panels, 'piece', 'pieces')} and ${counted(rests, 'piece', 'pieces')} left over, to scale`,
  cutsInOrder: 'Cuts in order',
  cut: (kind: 'rip' | 'crosscut', at: string, of: string) => `${kind === 'rip' ? 'Rip' : 'Crosscut'} ${of} at ${at}`,
  crosscutAt: (at: string, of: string) => `Cut ${of} at ${at}`,
  labels: 'Pieces to be labelled',
})

export const messages = (format: Format) => ({
  ...form(format),
  plan: plan(format),
})
