import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import type { Format } from '../format.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Articolo singolo',
  ConfigurableProduct: 'Varie misure',
  GroupedProduct: 'Gruppo di prodotti',
  BundleProduct: 'Kit',
  VirtualProduct: 'Servizio',
  DownloadableProduct: 'Da scaricare',
}

/** @source SCREEN-6 */
const compare = () => ({
  title: 'Confronta i prodotti',
  description: 'Prodotti a confronto: misure, materiali, prezzo e disponibilità.',
  needsScripts: 'Attiva JavaScript per confrontare i prodotti. Il confronto è salvato su questo dispositivo.',
  waiting: 'Caricamento del confronto…',
  emptyTitle: 'Ancora niente da confrontare',
  emptyText: 'Scegli «Confronta» sui prodotti che ti interessano. Li troverai qui uno accanto all’altro, online e offline.',
  home: 'Sfoglia le categorie',
  search: 'Cerca nel negozio',
  onlyDifferences: 'Mostra solo le differenze',
  table: 'Prodotti a confronto',
  facts: { price: 'Prezzo', unitPrice: 'Prezzo per unità', stock: 'Disponibilità', type: 'Tipo' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: '–',
  alike: 'Questi prodotti sono uguali in tutti i dati.',
  another: 'Aggiungi un altro prodotto per vedere che cosa li distingue.',
})

const wishlist = () => ({
  title: 'Preferiti',
  description: 'I prodotti salvati per dopo, su questo dispositivo.',
  needsScripts: 'Attiva JavaScript per usare i preferiti. Sono salvati su questo dispositivo.',
  lists: 'Ordina in liste, condividi o stampa un preventivo',
  close: 'Chiudi i preferiti',
  toWishlist: 'Vedi i preferiti',
  remove: 'Rimuovi',
  waiting: 'Caricamento dei preferiti…',
  emptyTitle: 'Non hai ancora preferiti',
  emptyText: 'Tocca il cuore di un prodotto per salvarlo qui, online e offline.',
  home: 'Sfoglia le categorie',
  search: 'Cerca nel negozio',
})

/** Texts that the wishlist and the comparison share. */
const skuList = ({ counted, figure }: Format) => ({
  failed: 'Al momento non possiamo caricare tutti i prodotti.',
  retry: 'Riprova',
  count: (count: number) => counted(count, 'prodotto', 'prodotti'),
  clear: 'Rimuovi tutto',
  remove: 'Rimuovi',
  removed: (count: number) =>
    count === 1 ? 'Il prodotto è stato rimosso.' : `${counted(count, 'prodotto', 'prodotti')} sono stati rimossi.`,
  undo: 'Annulla',
  gone: (sku: string) => `Non vendiamo più ${sku}.`,
  unseen: (sku: string) => `${sku} non è salvato su questo dispositivo. Lo mostreremo appena sarai di nuovo online.`,
  tooMany: (shown: number, count: number) =>
    `Sono mostrati i primi ${figure(shown)} di ${figure(count)}. Rimuovine alcuni per vedere gli altri.`,
})

/** Quick order: entering a list, recognised products, and errors of rows. */
const quickOrder = ({ counted, figure }: Format) => ({
  title: 'Ordine rapido',
  description: 'Scrivi o incolla codici articolo e quantità e aggiungi tutto al carrello in una volta.',
  needsScripts: 'Attiva JavaScript per usare l’ordine rapido. La lista è salvata su questo dispositivo.',
  waiting: 'Caricamento della lista…',
  intro:
    'Scrivi codici articolo e quantità, incolla le righe di un foglio di calcolo o di un messaggio, oppure trascina un file CSV sulla lista. La lista è salvata su questo dispositivo.',
  file: 'Scegli un file CSV',
  sku: 'Codice articolo',
  quantity: 'Quantità',
  skuOf: (row: number) => `Codice articolo, riga ${figure(row)}`,
  quantityOf: (row: number) => `Quantità, riga ${figure(row)}`,
  rowLabel: (row: number, sku: string) => `Riga ${figure(row)}${sku ? `, ${sku}` : ''}`,
  removeRow: (row: number, sku: string) => `Rimuovi la riga ${figure(row)}${sku ? `, ${sku}` : ''}`,
  pasted: {
    lines: (count: number) => `${counted(count, 'riga aggiunta', 'righe aggiunte')}.`,
    cut: (count: number) =>
      `${counted(count, 'riga aggiunta', 'righe aggiunte')}. Una lista contiene al massimo 500 righe: il resto è stato tralasciato.`,
    nothing: () => 'Non abbiamo trovato codici articolo.',
    noText: () => 'Non è un file di testo. Salva il foglio di calcolo come CSV e scegli quel file.',
    notRead: () => 'Non siamo riusciti a leggerlo. Riprova.',
    cleared: () => 'La lista è vuota.',
  },
  undo: 'Annulla',
  clear: 'Svuota la lista',
  add: (count: number) =>
    count === 0 ? 'Aggiungi al carrello' : `Aggiungi ${counted(count, 'prodotto', 'prodotti')} al carrello`,
  added: (count: number) => `${counted(count, 'riga aggiunta', 'righe aggiunte')} al carrello.`,
  showCart: 'Vedi il carrello',
  toPutRight: (count: number) => `${counted(count, 'riga', 'righe')} da controllare`,
  recognised: (ready: number, problems: number) =>
    `${counted(ready, 'riga riconosciuta', 'righe riconosciute')}${problems > 0 ? `. ${counted(problems, 'riga', 'righe')} da controllare` : ''}.`,
  near: 'Forse cercavi',
  findNear: 'Trova prodotti simili',
  choose: 'Scegli una versione',
  chooseOne: 'Scegli',
  variantOf: (name: string) => `Versione di ${name}`,
  variantsFailed: 'Al momento non possiamo caricare le versioni.',
  retry: 'Riprova',
  take: (most: number) => `Prendi ${figure(most)}`,
  only: (most: number) => `Solo ${counted(most, 'disponibile', 'disponibili')}`,
  problems: {
    missing: 'Inserisci un codice articolo.',
    unknown: 'Non conosciamo questo codice articolo.',
    unseen: 'Non salvato su questo dispositivo. Lo cercheremo appena sarai di nuovo online.',
    failed: 'Non siamo riusciti a cercarlo. Riprova.',
    variant: 'Scegli una versione.',
    choice: 'Scegli le opzioni sulla pagina del prodotto.',
    phone: 'Chiamaci per ordinarlo.',
    outOfStock: 'Non disponibile',
    priceUnknown: 'Il prezzo è sconosciuto',
  },
})

/** Named lists of products. @source SAVE-1 to SAVE-10 */
const saved = ({ counted, figure, date, dateTime }: Format) => ({
  title: 'Le mie liste',
  description: 'Una lista per ogni lavoro, da condividere con un link e da stampare come preventivo.',
  needsScripts: 'Attiva JavaScript per usare le tue liste. Sono salvate su questo dispositivo.',
  waiting: 'Caricamento delle liste…',
  wishlist: 'Preferiti',
  fallback: 'Lista',
  tabs: 'Le tue liste',
  products: (count: number) => counted(count, 'prodotto', 'prodotti'),
  create: 'Nuova lista',
  createTitle: 'Crea una lista',
  rename: 'Rinomina',
  renameTitle: 'Rinomina la lista',
  nameOf: 'Nome della lista',
  nameHint: 'Ad esempio Cucina o Bagno',
  save: 'Salva',
  close: 'Chiudi',
  delete: 'Elimina lista',
  deleted: (name: string) => `«${name}» è stata eliminata.`,
  full: (most: number) => `Puoi tenere fino a ${figure(most)} liste. Eliminane una per fare posto.`,
  notStored:
    'Questo browser non permette al negozio di salvare dati. Le liste restano finché non chiudi questa pagina. Copia un link per conservarne una.',
  empty: 'Questa lista è vuota',
  emptyText: 'Tocca il cuore di un prodotto per metterlo tra i preferiti. Da lì puoi spostarlo qui.',
  emptyWishlist: 'Non hai ancora preferiti',
  emptyWishlistText: 'Tocca il cuore di un prodotto per salvarlo qui. Poi ordina i prodotti in liste, una per ogni lavoro.',
  toWishlist: 'Apri i preferiti',
  toShop: 'Vedi le categorie',
  sku: 'Codice',
  quantityOf: (name: string) => `Quantità di ${name}`,
  each: 'al pezzo',
  loading: 'Ricerca in corso…',
  gone: 'Non vendiamo più questo prodotto.',
  unseen: 'Non è salvato su questo dispositivo. Lo mostreremo quando sarai di nuovo online.',
  noPrice: 'Prezzo sconosciuto',
  remove: (name: string) => `Rimuovi ${name}`,
  transfer: (name: string) => `Sposta o copia ${name}`,
  transferTitle: 'Sposta o copia in una lista',
  transferTo: 'In quale lista?',
  newList: 'Una nuova lista',
  move: 'Sposta',
  copy: 'Copia',
  fullList: (most: number) => `Questa lista è piena. Una lista contiene fino a ${figure(most)} prodotti.`,
  moved: (list: string) => `Spostato in «${list}».`,
  copied: (list: string) => `Copiato in «${list}».`,
  view: 'Apri la lista',
  failed: 'Al momento non riusciamo a caricare tutti i prodotti.',
  retry: 'Riprova',
  pricesFrom: (moment: string) => `Sei offline. I prezzi sono aggiornati alle ${dateTime(new Date(moment))}.`,
  total: 'Totale della lista',
  unpriced: (count: number) =>
    count === 1
      ? '1 prodotto non ha ancora un prezzo e non è compreso.'
      : `${figure(count)} prodotti non hanno ancora un prezzo e non sono compresi.`,
  addAll: (count: number) =>
    count === 0 ? 'Aggiungi al carrello' : `Aggiungi ${counted(count, 'prodotto', 'prodotti')} al carrello`,
  addRest: (count: number) => (count === 1 ? 'Aggiungi il prodotto restante' : `Aggiungi gli altri ${figure(count)} prodotti`),
  adding: 'Aggiunta in corso…',
  added: (count: number) =>
    count === 1 ? '1 prodotto aggiunto al carrello.' : `${figure(count)} prodotti aggiunti al carrello.`,
  addAgain: 'Aggiungi di nuovo tutto',
  showCart: 'Vedi il carrello',
  notAdded: 'Non aggiunti:',
  rejected: 'Il negozio non lo ha accettato.',
  share: {
    share: 'Copia il link a questa lista',
    copied: 'Link copiato. Chi lo possiede può vedere questa lista.',
    link: 'Link a questa lista',
  },
  shared: {
    label: 'Condivisa con te',
    save: 'Salva tra le mie liste',
    dismiss: 'Non salvare',
    unreadable: 'Questo link non contiene una lista leggibile. Fattelo mandare di nuovo. Le tue liste restano come prima.',
  },
  quotation: {
    print: 'Stampa o salva come preventivo',
    title: 'Preventivo',
    for: (list: string) => `Per: ${list}`,
    date: (moment: Date) => `Data: ${date(moment)}`,
    validUntil: (moment: Date) => `Valido fino al: ${date(moment)}`,
    telephone: (phone: string) => `Telefono ${phone}`,
    vatNumber: (number: string) => `Partita IVA ${number}`,
    product: 'Prodotto',
    size: 'Misure',
    details: 'Dettagli',
    quantity: 'Quantità',
    price: 'Prezzo unitario',
    total: 'Totale',
    incVat: 'Prezzi IVA inclusa.',
    exVat: 'Prezzi IVA esclusa.',
    terms: 'Consegna non compresa. Prezzi e disponibilità sono quelli della data indicata.',
  },
})

export const messages = (format: Format) => ({
  compare: compare(),
  wishlist: wishlist(),
  skuList: skuList(format),
  quickOrder: quickOrder(format),
  saved: saved(format),
})
