import type { Format } from '../format.ts'

/** The words of what a cutting list comes to: its sheets and cost, the cut sheet that is printed, and the form that sends it. */
export const messages = ({ counted, figure, measure }: Format) => ({
  materialOffline: 'Il prezzo arriverà appena sarete di nuovo online.',
  sheets: (count: number) => counted(count, 'pannello', 'pannelli'),
  boards: (count: number) => counted(count, 'tavola', 'tavole'),
  cuts: (count: number) => counted(count, 'taglio', 'tagli'),
  waste: (percent: number) => `${measure(Math.round(percent * 10) / 10)} % di scarto`,
  largestOffcut: (size: string) => `avanzo più grande ${size}`,
  millimetres: (tenths: number) => `${measure(tenths / 10)} mm`,
  rectangle: (length: number, width: number) => `${measure(length / 10)} × ${measure(width / 10)} mm`,
  quantityOf: (quantity: number, name: string) => `${figure(quantity)} × ${name}`,
  total: 'Insieme',
  estimate: 'La lista accompagna l’ordine; i bordi restano come tagliati se non si sceglie la bordatura.',
  andMore: (count: number) => `e ${counted(count, 'altra riga', 'altre righe')}, da inviare a parte`,
  print: 'Stampa lo schema di taglio',
  send: {
    name: 'Il vostro nome',
    email: 'Indirizzo e-mail',
    note: 'Che altro dobbiamo sapere',
    submit: 'Invia la lista',
    sent: 'Grazie. La lista ci arriva subito e la risposta verrà per e-mail.',
    kept: 'Grazie. La lista è conservata su questo dispositivo e ci arriverà appena sarete di nuovo online.',
  },
  layouts: 'Schema di taglio',
  layout: (number: number, count: number) => (count > 1 ? `${figure(number)}: ${figure(count)} uguali` : figure(number)),
  sheetAlt: (panels: number, rests: number) =>
    `${counted(panels, 'pezzo', 'pezzi')} e ${counted(rests, 'avanzo', 'avanzi')}, in scala`,
  cutsInOrder: 'Tagli in ordine',
  cut: (kind: 'rip' | 'crosscut', at: string, of: string) =>
    `${kind === 'rip' ? 'Taglio per il lungo' : 'Taglio trasversale'} di ${of} a ${at}`,
  crosscutAt: (at: string, of: string) => `Taglia ${of} a ${at}`,
  labels: 'Pezzi da etichettare',
})
