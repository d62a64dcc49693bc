import { purchaseRefusals } from '#schema/messages/it/purchase-refusals.ts'
import type { Format } from '../format.ts'

/** The cart's page and the notices of adding to it. */
const page = ({ counted, figure, list }: Format) => ({
  title: 'Carrello',
  description: 'I prodotti nel carrello e quanto costano.',
  needsScripts: 'Il carrello richiede JavaScript, che in questo browser è disattivato.',
  close: 'Chiudi il carrello',
  toCart: 'Vedi il carrello',
  notices: {
    ...purchaseRefusals,
    added: 'Il prodotto è stato aggiunto al carrello!',
    count: (quantity: number) => counted(quantity, 'aggiunto', 'aggiunti'),
    goesWith: 'Abbinamenti consigliati',
    exchanged: 'La lista di taglio nel carrello è stata modificata.',
    unchanged: 'Il carrello resta com’era.',
    ordered: 'L’ordine è stato inviato e il carrello ora è vuoto.',
    proceed: 'Vai alla cassa',
    updated: 'La quantità è stata aggiornata!',
    volatile: 'La disponibilità non è certa. Il prodotto è stato aggiunto al carrello come prenotazione.',
    nothingChosen: 'La quantità deve essere maggiore di 0',
    full: (most: number) => `Un carrello contiene al massimo ${figure(most)} prodotti diversi.`,
    about: (name: string, message: string) => (message.includes(name) ? message : `${name}: ${message}`),
  },
  count: (quantity: number) => counted(quantity, 'pezzo', 'pezzi'),
  lines: 'Prodotti nel carrello',
  sku: 'Codice articolo',
  each: 'al pezzo',
  quantityOf: (name: string) => `Quantità di ${name}`,
  parts: (count: number) => counted(count, 'parte', 'parti'),
  lineTotal: 'Totale riga',
  priceLater: 'Verifica del prezzo…',
  priceOffline: 'Mostreremo il prezzo quando sarai online',
  stock: {
    there: 'Disponibile!',
    gone: 'Non disponibile!',
    missing: (names: readonly string[]) => `Scorte insufficienti: ${list(names, 'e')}`,
    only: (most: number) => `Solo ${counted(most, 'pezzo disponibile', 'pezzi disponibili')} per questo prodotto`,
  },
  limits: {
    from: (least: number) => `Minimo ${figure(least)} pezzi`,
    steps: (step: number) => `In multipli di ${figure(step)}`,
    upTo: (most: number) => `Al massimo ${figure(most)} nel carrello`,
    problems: {
      tooFew: (least: number) => `La quantità deve essere almeno ${figure(least)}`,
      tooMany: (most: number) => `La quantità deve essere inferiore a ${figure(most + 1)}`,
      notInSteps: (step: number) => `La quantità deve essere un multiplo di ${figure(step)}`,
    },
  },
  alternatives: {
    label: (name: string) => `Al posto di ${name}`,
    title: 'Prodotti simili e abbinati',
    category: (name: string) => `Altro in ${name}`,
  },
  remove: 'Rimuovi',
  removeQuestion: (name: string) => `Rimuovere ${name} dal carrello?`,
  removeYes: 'Sì, rimuovi',
  removeNo: 'Tieni',
  removed: (names: readonly string[]) => `Rimosso: ${list(names, 'e')}.`,
  undo: 'Annulla',
  edit: {
    open: 'Cambia le opzioni',
    save: 'Salva le modifiche',
    cancel: 'Annulla',
    failed: 'Al momento non riusciamo a caricare le opzioni. Riprova.',
  },
  clear: 'Svuota il carrello',
  clearQuestion: 'Rimuovere tutto dal carrello?',
  kept: (isStored: boolean) =>
    `${isStored ? 'Salvato su questo dispositivo.' : 'Lascia aperta questa pagina.'} Lo invieremo appena sarai di nuovo online.`,
  totals: {
    title: 'Riepilogo',
    pending: 'Calcolo del totale…',
    offline: 'Mostreremo il totale appena sarai di nuovo online.',
    unavailable: 'Non riusciamo a caricare il totale.',
    again: 'Riprova',
  },
  /** The rows of `PriceSummary`, by their kind. */
  summary: {
    rows: {
      GOODS: 'Articoli',
      DISCOUNT: 'Sconto',
      DELIVERY: 'Consegna',
      PAYMENT: 'Commissione di pagamento',
      OTHER: 'Altro',
      ROUNDING: 'Arrotondamento',
      UNEXPLAINED: 'Differenza non specificata',
    },
    vat: 'IVA',
    total: 'Totale',
    totalWithVat: 'Totale IVA inclusa',
    includesVat: (amount: string) => `include ${amount} di IVA`,
  },
  coupon: {
    label: 'Codice sconto',
    apply: 'Applica',
    remove: (code: string) => `Rimuovi il codice ${code}`,
    applied: (code: string) => `Codice ${code}`,
    offline: 'I codici sconto richiedono una connessione. Riprova quando sarai online.',
    failed: 'Non è stato possibile verificare il codice. Riprova.',
  },
  empty: {
    title: 'Il carrello è vuoto',
    text: 'I prodotti che aggiungi restano salvati su questo dispositivo, anche senza connessione.',
    home: 'Alla pagina iniziale',
    search: 'Cerca nel negozio',
    quickOrder: 'Ordina da una lista',
  },
})

/** The estimate of delivery costs. */
const delivery = () => ({
  title: 'Costi di consegna',
  postcode: 'CAP',
  country: 'Paese',
  show: 'Mostra la consegna',
  to: (postcode: string, country: string) => `A ${postcode}, ${country}:`,
  asking: 'Verifica dei costi di consegna…',
  offline: 'Mostreremo i costi di consegna appena sarai di nuovo online.',
  failed: 'Al momento non riusciamo a calcolare i costi di consegna. Riprova.',
  none: 'Non consegniamo a questo indirizzo. Chiamaci.',
  noPrice: 'Prezzo su richiesta',
  free: 'gratis',
})

/** When an order arrives. */
const arrival = ({ counted, figure }: Format) => ({
  label: 'Quando puoi averlo',
  today: 'oggi',
  tomorrow: 'domani',
  on: (date: string) => date,
  delivered: (day: string) => `Consegna ${day}`,
  collect: (day: string, time: string) => `Ritiro ${day} dalle ${time}`,
  left: (hours: number, minutes: number) =>
    [hours > 0 && `${figure(hours)} h`, minutes > 0 && `${figure(minutes)} min`].filter(Boolean).join(' '),
  orderIn: (left: string, day: string) => `Ordinando entro ${left}, consegna ${day}`,
  orderBy: (time: string, days: number) =>
    `Ordinando entro le ${time}, consegna ${['in giornata', 'il giorno lavorativo dopo'][days] ?? `in ${figure(days)} giorni lavorativi`}`,
  collectAfter: (hours: number) => `Ritiro dopo ${counted(hours, 'ora di apertura', 'ore di apertura')}`,
  atBranch: (text: string, branch: string, hours?: string) => `${text} presso ${branch}${hours ? ` (aperto ${hours})` : ''}`,
  ifSentNow: (arrival: string) => `Se inviato adesso: ${arrival}`,
})

const phoneOrder = () => ({
  only: 'Questo prodotto si ordina per telefono, così possiamo concordare misure e consegna.',
  soldOut: 'Chiamaci per sapere della prossima consegna.',
  tellMe: 'Avvisami quando torna disponibile',
  call: (phone: string) => `Chiama ${phone}`,
})

/** The table of all versions of a product. */
const table = () => ({
  version: 'Versione',
  price: 'Prezzo al pezzo',
  quantity: 'Quanti',
})

export const messages = (format: Format) => ({
  ...page(format),
  delivery: delivery(),
  arrival: arrival(format),
  phoneOrder: phoneOrder(),
  table: table(),
})
