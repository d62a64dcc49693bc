import type { Format } from '../format.ts'

/** The result of a cutting list: sheets, cost, the printed cutting plan, and the form that sends it. */
export const messages = ({ counted, figure, measure }: Format) => ({
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
  turn: 'Let it run any way',
  turnAdvice: (piece: string, sheets: string) => `If the grain of ${piece} may run any way, ${sheets} will do.`,
  enlarge: (sheet: string) => `${sheet}: enlarge`,
  close: 'Close',
  sheetAlt: (panels: number, rests: number) =>
    `${counted(panels, 'piece', 'pieces')} and ${counted(rests, 'piece', 'pieces')} left over, to scale`,
  cutsInOrder: 'Cuts in order',
  cut: (kind: 'rip' | 'crosscut', at: string, of: string) => `${kind === 'rip' ? 'Rip' : 'Crosscut'} ${of} at ${at}`,
  crosscutAt: (at: string, of: string) => `Cut ${of} at ${at}`,
  inCart: {
    edit: 'Edit cutting list',
    editing: 'You are editing a cutting list that is in your cart.',
    stop: 'Stop editing',
    save: 'Save in the cart',
    gone: 'We can’t find this list. It has left your cart, or it was entered on another device.',
    question: {
      title: 'Open the list from your cart?',
      text: (lines: number, own: number) =>
        `The list in your cart has ${counted(lines, 'line', 'lines')}. It replaces your list of ${counted(own, 'line', 'lines')}.`,
      open: 'Open the list from the cart',
    },
  },
  labels: 'Piece labels',
})
