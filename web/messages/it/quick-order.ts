import type { Format } from '../format.ts'

/** The words of quick order: how a list is typed, what was recognised of it, and what is wrong with a row. */
export const messages = ({ counted, figure }: Format) => ({
  title: 'Ordine rapido',
  description: 'Scrivete o incollate codici articolo e quantità, e metteteli insieme nel carrello.',
  needsScripts:
    'L’ordine rapido richiede JavaScript, perché la lista resta solo sul vostro dispositivo. Attivatelo e tornate qui.',
  waiting: 'Apertura della lista…',
  intro:
    'Scrivete codici articolo e quantità, incollate le righe di un foglio di calcolo o di un messaggio, oppure trascinate un file CSV sulla lista. Ciò che scrivete resta su questo dispositivo.',
  file: 'Scegli un file CSV',
  sku: 'Codice articolo',
  quantity: 'Quantità',
  skuOf: (row: number) => `Codice articolo, riga ${figure(row)}`,
  quantityOf: (row: number) => `Quantità, riga ${figure(row)}`,
  rowLabel: (row: number, sku: string) => `Riga ${figure(row)}${sku ? `, ${sku}` : ''}`,
  removeRow: (row: number, sku: string) => `Rimuovi la riga ${figure(row)}${sku ? `, ${sku}` : ''}`,
  pasted: {
    lines: (count: number) => `${counted(count, 'riga ripresa', 'righe riprese')}.`,
    cut: (count: number) =>
      `${counted(count, 'riga letta', 'righe lette')}. Una lista ne contiene al massimo 500; ciò che seguiva è stato tralasciato.`,
    nothing: () => 'Non c’era nessun codice articolo.',
    noText: () => 'Non è un file di testo. Salvate il foglio di calcolo come CSV e scegliete quel file.',
    notRead: () => 'Non è stato possibile leggerlo. Riprovate.',
    cleared: () => 'La lista è vuota.',
  },
  undo: 'Annulla',
  clear: 'Svuota la lista',
  add: (count: number) =>
    count === 0 ? 'Aggiungi al carrello' : `Aggiungi ${counted(count, 'prodotto', 'prodotti')} al carrello`,
  added: (count: number) => `${counted(count, 'riga è', 'righe sono')} nel carrello.`,
  showCart: 'Vedi il carrello',
  toPutRight: (count: number) => `${counted(count, 'riga', 'righe')} da correggere`,
  recognised: (ready: number, problems: number) =>
    `${counted(ready, 'riga riconosciuta', 'righe riconosciute')}${problems > 0 ? `, ${counted(problems, 'riga', 'righe')} da correggere` : ''}.`,
  near: 'Forse cercavate',
  findNear: 'Trova prodotti simili',
  choose: 'Scegli una versione',
  chooseOne: 'Scegliete',
  variantOf: (name: string) => `Versione di ${name}`,
  variantsFailed: 'Le versioni non sono disponibili al momento.',
  retry: 'Riprova',
  take: (most: number) => `Prendi ${figure(most)}`,
  only: (most: number) => `Solo ${figure(most)} disponibili`,
  problems: {
    missing: 'Manca il codice articolo.',
    unknown: 'Non conosciamo questo codice articolo.',
    unseen: 'Non noto su questo dispositivo. Sarà cercato appena sarete di nuovo online.',
    failed: 'Non è stato possibile cercarlo.',
    variant: 'Esiste in più versioni.',
    choice: 'Sulla sua pagina c’è qualcosa da scegliere.',
    phone: 'Si può ordinare solo per telefono.',
    outOfStock: 'Non disponibile',
    priceUnknown: 'Il prezzo è sconosciuto',
  },
})
