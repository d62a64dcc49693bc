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
  UNKNOWN: 'We couldn’t read this value',
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
  material: 'Material',
  search: 'Search for a sheet or a board',
  searchHint: (example: string) => `Try ${example}`,
  searching: 'Searching…',
  noneFound: 'Nothing found.',
  searchFailed: 'We can’t search right now. Please try again.',
  results: 'Materials found',
  changeMaterial: 'Choose another material',
  size: 'Size',
  noSize: 'This product has no dimensions, so we can’t cut it to a list. Please choose another material.',
  kerfAndTrim: (kerf: number, trim: number) => `We allow ${measure(kerf)} mm per cut and trim ${measure(trim)} mm off each edge.`,
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
  more: (row: number) => `Name, grain and edging of piece ${figure(row)}`,
  moreOfBoard: (row: number) => `Name of piece ${figure(row)}`,
  clear: 'Empty the list',
  pasteHint:
    'You can paste rows of a spreadsheet into any field, or drop a CSV file here: name, length, width, pieces, grain, edging.',
  file: 'Open a CSV file',
  isCut: (most: number) => `A list has ${figure(most)} lines at most; the rest was left out.`,
  unknownColumns: (names: readonly string[]) => `We don't know these columns and left them out: ${list(names, 'and')}.`,
  noRows: 'We found no lines in this.',
  notRead: 'We couldn’t read this. Please try again.',
  problems: (count: number) => `${counted(count, 'piece needs', 'pieces need')} checking. The plan shows the rest.`,
  result: 'Result',
  nothingYet: 'Choose a material and enter a piece. Your plan appears here.',
  packing: 'Working it out…',
  failed: 'We can’t work out your plan right now. Please reload the page.',
  equal: {
    title: 'Divide into equal parts',
    kind: 'Divide each sheet into',
    kinds: {
      acrossHalves: 'Halves, cut across',
      alongHalves: 'Halves, cut lengthways',
      quarters: 'Quarters',
      strips: 'Strips, cut lengthways',
    },
    count: 'Parts from each',
    sheets: 'Sheets',
    boards: 'Boards',
    each: (size: string) => `Each part measures ${size}. The cuts and the trimmed edges take the rest.`,
    impossible: 'Please enter whole numbers that leave something of each part.',
    add: 'Add to the list',
    added: (count: number) => `${counted(count, 'part', 'parts')} added.`,
  },
  shared: {
    title: 'Open the shared list?',
    question: (lines: number, own: number) =>
      `The shared list has ${counted(lines, 'line', 'lines')}. It replaces your list of ${counted(own, 'line', 'lines')}.`,
    open: 'Open the shared list',
    keep: 'Keep my list',
    unreadable: 'We couldn’t read the list in this link. Your own list is unchanged. Please ask for the link again.',
    failed: 'We can’t load the material right now. Your own list is unchanged.',
    retry: 'Try again',
    noMaterial: 'The material of this list isn’t available. Please choose another one.',
    share: 'Share by link',
    copied: 'Link copied. It holds the whole list.',
    link: 'Copy this link',
  },
  send: {
    title: 'Send the list to us',
    invitation: 'Not sure about sizes, edges or the price? Send us the list, and we answer by e-mail.',
  },
})

/** The result of a cutting list: sheets, cost, the printed cutting plan, and the form that sends it. */
const plan = ({ counted, figure, measure }: Format) => ({
  materialOffline: 'We show the price when you’re back online.',
  sheets: (count: number) => counted(count, 'sheet', 'sheets'),
  boards: (count: number) => counted(count, 'board', 'boards'),
  cuts: (count: number) => counted(count, 'cut', 'cuts'),
  waste: (percent: number) => `${measure(Math.round(percent * 10) / 10)} % waste`,
  largestOffcut: (size: string) => `largest piece left over ${size}`,
  millimetres: (tenths: number) => `${measure(tenths / 10)} mm`,
  rectangle: (length: number, width: number) => `${measure(length / 10)} × ${measure(width / 10)} mm`,
  quantityOf: (quantity: number, name: string) => `${figure(quantity)} × ${name}`,
  total: 'Total',
  estimate: 'Your list goes with the order. Edges stay as cut unless you choose edging.',
  andMore: (count: number) => `and ${counted(count, 'line', 'lines')} more, sent separately`,
  print: 'Print the cut sheet',
  send: {
    name: 'Your name',
    email: 'E-mail address',
    note: 'Anything else we should know?',
    submit: 'Send the list',
    sent: 'Thank you. We’ve got your list and will answer by e-mail.',
    kept: 'Thank you. We’ve saved your list on this device and will send it when you’re back online.',
  },
  seePlan: 'See plan',
  summary: 'Your list in short',
  layouts: 'Cutting plan',
  layout: (kind: 'sheet' | 'board', number: number, count: number) =>
    `${kind === 'sheet' ? 'Sheet' : 'Board'} ${figure(number)}${count > 1 ? ` (${figure(count)} identical)` : ''}`,
  miniatures: 'Sheets and boards',
  enlarge: (sheet: string) => `${sheet}: enlarge`,
  close: 'Close',
  sheetAlt: (panels: number, rests: number) =>
    `${counted(panels, 'piece', 'pieces')} and ${counted(rests, 'piece', 'pieces')} left over, to scale`,
  cutsInOrder: 'Cuts in order',
  cut: (kind: 'rip' | 'crosscut', at: string, of: string) => `${kind === 'rip' ? 'Rip' : 'Crosscut'} ${of} at ${at}`,
  crosscutAt: (at: string, of: string) => `Cut ${of} at ${at}`,
  labels: 'Piece labels',
})

export const messages = (format: Format) => ({
  ...form(format),
  plan: plan(format),
})
