import type { Format } from '../format.ts'

/** The result of a cutting list: sheets, cost, the printed cutting plan, and the form that sends it. */
export const messages = ({ counted, figure, measure }: Format) => ({
  materialOffline: 'Il prezzo arriverà appena sarai di nuovo online.',
  sheets: (count: number) => counted(count, 'pannello', 'pannelli'),
  boards: (count: number) => counted(count, 'tavola', 'tavole'),
  cuts: (count: number) => counted(count, 'taglio', 'tagli'),
  waste: (percent: number) => `${measure(Math.round(percent * 10) / 10)} % di scarto`,
  largestOffcut: (size: string) => `avanzo più grande ${size}`,
  millimetres: (tenths: number) => `${measure(tenths / 10)} mm`,
  rectangle: (length: number, width: number) => `${measure(length / 10)} × ${measure(width / 10)} mm`,
  quantityOf: (quantity: number, name: string) => `${figure(quantity)} × ${name}`,
  total: 'Totale',
  estimate: 'La lista accompagna l’ordine; i bordi restano grezzi se non scegli altro.',
  andMore: (count: number) => `e ${counted(count, 'altra riga', 'altre righe')}, da inviare a parte`,
  compare: {
    title: 'Confronta i formati',
    use: 'Usa questo formato',
    chosen: 'Scelto',
    tooLarge: 'Alcuni pezzi non ci stanno.',
  },
  print: 'Stampa lo schema di taglio',
  send: {
    name: 'Il tuo nome',
    email: 'Indirizzo e-mail',
    note: 'Che altro dobbiamo sapere?',
    submit: 'Invia la lista',
    sent: 'Grazie. Abbiamo ricevuto la lista e ti risponderemo per e-mail.',
    kept: 'Grazie. La lista è conservata su questo dispositivo e ci arriverà appena sarai di nuovo online.',
  },
  seePlan: 'Vedi lo schema',
  summary: 'La lista in breve',
  layouts: 'Schema di taglio',
  layout: (kind: 'sheet' | 'board', number: number, count: number) =>
    `${kind === 'sheet' ? 'Pannello' : 'Tavola'} ${figure(number)}${count > 1 ? ` (${figure(count)} uguali)` : ''}`,
  miniatures: 'Pannelli e tavole',
  turn: 'Lascia la venatura libera',
  turnAdvice: (piece: string, sheets: string) =>
    `Se la venatura di ${piece} può andare in qualsiasi verso, basta meno: ${sheets}.`,
  enlarge: (sheet: string) => `${sheet}: ingrandisci`,
  close: 'Chiudi',
  sheetAlt: (panels: number, rests: number) =>
    `${counted(panels, 'pezzo', 'pezzi')} e ${counted(rests, 'avanzo', 'avanzi')}, in scala`,
  cutsInOrder: 'Tagli in ordine',
  cut: (kind: 'rip' | 'crosscut', at: string, of: string) =>
    `${kind === 'rip' ? 'Taglio per il lungo' : 'Taglio trasversale'} di ${of} a ${at}`,
  crosscutAt: (at: string, of: string) => `Taglia ${of} a ${at}`,
  inCart: {
    edit: 'Modifica la lista di taglio',
    editing: 'Stai modificando una lista di taglio che è nel carrello.',
    stop: 'Smetti di modificare',
    save: 'Salva nel carrello',
    gone: 'Non troviamo questa lista. Non è più nel carrello oppure è stata scritta su un altro dispositivo.',
    question: {
      title: 'Aprire la lista del carrello?',
      text: (lines: number, own: number) =>
        `La lista nel carrello ha ${counted(lines, 'riga', 'righe')}. Sostituisce la tua lista di ${counted(own, 'riga', 'righe')}.`,
      open: 'Apri la lista del carrello',
    },
  },
  saved: {
    hint: 'Una lista per ogni lavoro. Le liste salvate restano su questo dispositivo.',
    fallback: 'Lista di taglio',
    create: 'Salva come nuova lista',
    update: (name: string) => `Salva le modifiche a «${name}»`,
    done: (name: string) => `«${name}» è salvata.`,
    deleted: (name: string) => `«${name}» è stata eliminata.`,
    full: (most: number) => `Puoi conservare fino a ${figure(most)} liste di taglio. Eliminane una per fare posto.`,
    pieces: (count: number) => counted(count, 'pezzo', 'pezzi'),
    isOpen: 'aperta',
    open: 'Apri',
    rename: 'Rinomina',
    renameTitle: 'Rinomina la lista',
    copy: 'Copia',
    delete: 'Elimina',
    question: {
      title: (name: string) => `Aprire «${name}»?`,
      text: 'La lista nel modulo non è salvata. Verrà sostituita.',
      open: 'Apri la lista',
    },
  },
  labels: 'Pezzi da etichettare',
})
