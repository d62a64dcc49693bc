import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import type { Format } from '../format.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Articolo singolo',
  ConfigurableProduct: 'In più versioni',
  GroupedProduct: 'Gruppo di prodotti',
  BundleProduct: 'Set da comporre',
  VirtualProduct: 'Servizio',
  DownloadableProduct: 'Da scaricare',
}

/** @source SCREEN-6 */
const compare = () => ({
  title: 'Confronta i prodotti',
  description: 'Prodotti a confronto: misure, materiali, prezzo e disponibilità.',
  needsScripts:
    'Il confronto richiede JavaScript, perché ciò che confrontate resta solo sul vostro dispositivo. Attivatelo e tornate qui.',
  waiting: 'Caricamento del confronto…',
  emptyTitle: 'Ancora niente da confrontare',
  emptyText:
    'Spuntate «Confronta» sui prodotti tra cui siete indecisi. Li troverete qui uno accanto all’altro, anche senza rete.',
  home: 'Sfoglia le categorie',
  search: 'Cerca nel negozio',
  onlyDifferences: 'Solo le differenze',
  table: 'Prodotti a confronto',
  facts: { price: 'Prezzo', unitPrice: 'Prezzo per unità', stock: 'Disponibilità', type: 'Tipo' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: 'non indicato',
  alike: 'Questi prodotti sono uguali in tutto ciò che indichiamo.',
  another: 'Aggiungete un altro prodotto per vedere che cosa li distingue.',
})

const wishlist = () => ({
  title: 'Preferiti',
  description: 'Ciò che mettete da parte per dopo, conservato su questo dispositivo.',
  needsScripts: 'I preferiti richiedono JavaScript, perché restano solo sul vostro dispositivo. Attivatelo e tornate qui.',
  close: 'Chiudi i preferiti',
  toWishlist: 'Vedi i preferiti',
  remove: 'Rimuovi',
  waiting: 'Apertura dei preferiti…',
  emptyTitle: 'Ancora niente tra i preferiti',
  emptyText: 'Premete il cuore di un prodotto per metterlo da parte. Lo troverete qui, anche senza rete.',
  home: 'Sfoglia le categorie',
  search: 'Cerca nel negozio',
})

/** Texts that the wishlist and the comparison share. */
const skuList = ({ counted, figure }: Format) => ({
  failed: 'Non è stato possibile caricare tutto.',
  retry: 'Riprova',
  count: (count: number) => counted(count, 'prodotto', 'prodotti'),
  clear: 'Rimuovi tutto',
  remove: 'Rimuovi',
  removed: (count: number) =>
    count === 1 ? 'Il prodotto è stato rimosso.' : `${counted(count, 'prodotto', 'prodotti')} sono stati rimossi.`,
  undo: 'Annulla',
  gone: (sku: string) => `${sku} non è più nel nostro assortimento.`,
  unseen: (sku: string) => `${sku} non è ancora su questo dispositivo. Sarà qui appena sarete di nuovo online.`,
  tooMany: (shown: number, count: number) =>
    `Sono mostrati i primi ${figure(shown)} di ${figure(count)}. Rimuovetene alcuni per vedere gli altri.`,
})

/** Quick order: entering a list, recognised products, and errors of rows. */
const quickOrder = ({ counted, figure }: Format) => ({
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

export const messages = (format: Format) => ({
  compare: compare(),
  wishlist: wishlist(),
  skuList: skuList(format),
  quickOrder: quickOrder(format),
})
