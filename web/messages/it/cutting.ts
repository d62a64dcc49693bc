import type { ListError, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Format } from '../format.ts'

const errors: Record<ListError, string> = {
  REQUIRED: 'Questo campo è obbligatorio',
  NOT_A_NUMBER: 'Inserisci un numero, per esempio 600 o 600,5',
  NOT_A_POSITIVE_INTEGER: 'La quantità deve essere un numero intero positivo',
  NOT_ABOVE_ZERO: 'Deve essere maggiore di 0',
  TOO_LARGE: 'È troppo grande per il pannello o la tavola con i bordi rifilati',
  TOO_SMALL: 'È più piccolo di quanto possiamo tagliare',
  TURN_IT: 'Ci sta solo con la venatura nell’altro verso: cambia la venatura, oppure scambia lunghezza e larghezza',
  TOO_MANY: 'Ci sono troppi pezzi per una sola lista: dividila in due',
  TOO_LONG: 'Il testo è troppo lungo',
  UNKNOWN: 'Valore non valido',
}

const fields: Record<keyof ListRow, string> = {
  name: 'Nome',
  length: 'Lunghezza, mm',
  width: 'Larghezza, mm',
  quantity: 'Pezzi',
  grain: 'Venatura',
  edges: 'Bordatura',
}

/** The cutting form: material, pieces and their errors. */
const form = ({ counted, figure, measure }: Format) => ({
  title: 'Lista di taglio',
  description: 'Inserisci ciò che vuoi tagliare: ti mostriamo quanti pannelli servono, che cosa avanza e quanto costa.',
  needsScripts: 'La lista di taglio richiede JavaScript, perché viene calcolata sul tuo dispositivo. Attivalo e torna qui.',
  waiting: 'Apertura della lista di taglio…',
  services: {
    title: 'Taglio di pannelli su misura',
    description:
      'Pannelli tagliati secondo la tua lista, tavole tagliate a misura e bordi rivestiti, con prezzi a pannello, a taglio e al metro.',
    form: 'Prepara una lista di taglio',
  },
  material: 'Materiale',
  search: 'Cerca un pannello o una tavola',
  searchHint: (example: string) => `Per esempio «${example}»`,
  searching: 'Ricerca…',
  noneFound: 'Nessun risultato.',
  searchFailed: 'La ricerca non è disponibile al momento. Riprova.',
  results: 'Materiali trovati',
  changeMaterial: 'Scegli un altro materiale',
  size: 'Misura',
  noSize: 'Le sue misure non sono indicate, perciò non si può tagliare secondo una lista. Scegli un altro materiale.',
  kerfAndTrim: (kerf: number, trim: number) =>
    `Calcoliamo ${measure(kerf)} mm per ogni taglio e rifiliamo ${measure(trim)} mm da ogni bordo.`,
  smallest: (length: number, width: number) => `Tagliamo pezzi a partire da ${measure(length)} × ${measure(width)} mm.`,
  pieces: 'Pezzi',
  row: (row: number) => `Pezzo ${figure(row)}`,
  fields,
  errors,
  problem: (field: string, error: string) => `${field}: ${error}`,
  grains: { any: 'Libera', along: 'In lungo', across: 'In largo' },
  noEdges: 'Nessuna',
  edges: (long: number, short: number) =>
    [...(long ? [counted(long, 'lungo', 'lunghi')] : []), ...(short ? [counted(short, 'corto', 'corti')] : [])].join(', '),
  remove: (row: number) => `Rimuovi il pezzo ${figure(row)}`,
  more: (row: number) => `Nome, venatura e bordatura del pezzo ${figure(row)}`,
  moreOfBoard: (row: number) => `Nome del pezzo ${figure(row)}`,
  clear: 'Svuota la lista',
  pasteHint:
    'Puoi incollare le righe di un foglio di calcolo in qualsiasi campo, o trascinare qui un file CSV: nome, lunghezza, larghezza, pezzi, venatura, bordatura.',
  file: 'Apri un file CSV',
  isCut: (most: number) => `Una lista ha al massimo ${figure(most)} righe; il resto è stato tralasciato.`,
  columns: {
    title: 'Che cosa contengono queste colonne?',
    intro: 'Non conosciamo queste colonne della tabella. Scegli che cosa significano, o tralasciale.',
    column: (title: string, sample: string) => `${title} (per esempio ${sample})`,
    leaveOut: 'Tralascia',
    apply: 'Aggiungi le righe',
    cancel: 'Non aggiungere le righe',
  },
  noRows: 'Non contiene righe.',
  notRead: 'Non è stato possibile leggerlo. Riprova.',
  problems: (count: number) => `${counted(count, 'pezzo', 'pezzi')} da controllare. Lo schema mostra gli altri.`,
  result: 'Risultato',
  nothingYet: 'Scegli un materiale e inserisci un pezzo. Qui apparirà lo schema.',
  packing: 'Calcolo in corso…',
  failed: 'Non riusciamo a calcolare lo schema al momento. Ricarica la pagina.',
  common: 'I materiali che tagliamo di più',
  aPiece: 'al pezzo',
  tryExample: 'Prova l’esempio',
  exampleHint: 'Una libreria con un clic. Puoi cambiare ogni pezzo.',
  lists: 'Le mie liste di taglio',
  example: { side: 'Fianco', top: 'Cielo e fondo', shelf: 'Ripiano', back: 'Schienale', plinth: 'Zoccolo' },
  equal: {
    title: 'Dividi in parti uguali',
    kind: 'Dividi ogni pannello in',
    kinds: {
      acrossHalves: 'Metà, taglio trasversale',
      alongHalves: 'Metà, taglio per il lungo',
      quarters: 'Quarti',
      strips: 'Strisce, taglio per il lungo',
    },
    count: 'Parti per ciascuno',
    sheets: 'Pannelli',
    boards: 'Tavole',
    each: (size: string) => `Ogni parte misura ${size}. Il resto va nei tagli e nei bordi rifilati.`,
    impossible: 'Inserisci numeri interi. Ogni parte deve essere abbastanza grande da tagliare.',
    add: 'Aggiungi alla lista',
    added: (count: number) => `${counted(count, 'parte aggiunta', 'parti aggiunte')}.`,
  },
  shared: {
    title: 'Aprire la lista condivisa?',
    question: (lines: number, own: number) =>
      `La lista condivisa ha ${counted(lines, 'riga', 'righe')}. Sostituisce la tua lista di ${counted(own, 'riga', 'righe')}.`,
    open: 'Apri la lista condivisa',
    keep: 'Tieni la mia lista',
    unreadable: 'Non riusciamo a leggere la lista di questo link. La tua lista è invariata. Chiedi di nuovo il link.',
    failed: 'Non riusciamo a caricare il materiale al momento. La tua lista è invariata.',
    retry: 'Riprova',
    noMaterial: 'Il materiale di questa lista non è disponibile. Scegline un altro.',
    share: 'Condividi con un link',
    copied: 'Link copiato. Contiene tutta la lista.',
    link: 'Copia questo link',
  },
  send: {
    title: 'Inviaci la lista',
    invitation: 'Dubbi su misure, bordi o prezzo? Inviaci la lista e ti risponderemo per e-mail.',
  },
})

export const messages = (format: Format) => ({
  ...form(format),
})
