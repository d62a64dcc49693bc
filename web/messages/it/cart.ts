import { purchaseRefusals } from '#schema/messages/it/purchase-refusals.ts'
import type { Format } from '../format.ts'

/** The cart's page and the notices of adding to it. */
const page = ({ counted, figure, list }: Format) => ({
  title: 'Carrello',
  description: 'Ciò che avete messo nel carrello, e quanto costa.',
  needsScripts: 'Il carrello resta sul vostro dispositivo, e questo richiede JavaScript. Qui è disattivato.',
  close: 'Chiudi il carrello',
  toCart: 'Vedi il carrello',
  notices: {
    ...purchaseRefusals,
    added: 'Il prodotto è stato aggiunto al carrello!',
    ordered: 'Ciò che era nel carrello è stato ordinato.',
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
  lineTotal: 'Insieme',
  priceLater: 'Prezzo in arrivo',
  priceOffline: 'Il prezzo arriverà quando sarete online',
  stock: {
    there: 'Disponibile!',
    gone: 'Non disponibile!',
    missing: (names: readonly string[]) => `Scorte insufficienti: ${list(names, 'e')}`,
    only: (most: number) => `Di questo prodotto sono disponibili solo ${figure(most)} pezzi`,
  },
  limits: {
    from: (least: number) => `Da ${figure(least)} pezzi`,
    steps: (step: number) => `A passi di ${figure(step)}`,
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
    failed: 'Le versioni non sono disponibili al momento.',
  },
  clear: 'Svuota il carrello',
  clearQuestion: 'Rimuovere tutto dal carrello?',
  kept: 'Conservato su questo dispositivo; sarà inviato appena sarete di nuovo online.',
  totals: {
    title: 'Riepilogo',
    pending: 'Calcolo del totale…',
    offline: 'Il totale arriverà appena sarete di nuovo online.',
    unavailable: 'Il totale non è disponibile al momento.',
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
    offline: 'I codici sconto richiedono una connessione. Riprovate quando sarete online.',
    failed: 'Non è stato possibile verificare il codice. Riprovate.',
  },
  empty: {
    title: 'Il carrello è vuoto',
    text: 'Ciò che aggiungete resta qui, su questo dispositivo, con o senza connessione.',
    home: 'Comincia dalla pagina iniziale',
    search: 'Cerca nel negozio',
    quickOrder: 'Ordina per codici articolo',
  },
})

/** The estimate of delivery costs. */
const delivery = () => ({
  title: 'Quanto costa la consegna',
  postcode: 'CAP',
  country: 'Paese',
  show: 'Mostra la consegna',
  to: (postcode: string, country: string) => `A ${postcode}, ${country}:`,
  asking: 'Richiesta dei costi di consegna…',
  offline: 'I costi di consegna arriveranno appena sarete di nuovo online.',
  failed: 'Non è possibile conoscere i costi di consegna al momento.',
  none: 'Non si conosce un modo per consegnare là. Chiedete a noi.',
  noPrice: 'Prezzo non noto',
})

export const messages = (format: Format) => ({
  ...page(format),
  delivery: delivery(),
})
