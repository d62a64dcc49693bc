import type { Format } from '../format.ts'

/** The words of what a cutting list comes to: its sheets and cost, the cut sheet that is printed, and the form that sends it. */
export const messages = ({ counted, figure, measure }: Format) => ({
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
