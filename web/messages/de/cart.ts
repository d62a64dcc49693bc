import { purchaseRefusals } from '#schema/messages/de/purchase-refusals.ts'
import type { Format } from '../format.ts'

/** The cart's page and the notices of adding to it. */
const page = ({ figure, list }: Format) => ({
  title: 'Warenkorb',
  description: 'Was Sie in den Warenkorb gelegt haben, und was es kostet.',
  needsScripts: 'Ihr Warenkorb bleibt auf Ihrem Gerät, und das braucht JavaScript. Es ist hier ausgeschaltet.',
  close: 'Warenkorb schließen',
  toCart: 'Warenkorb ansehen',
  notices: {
    ...purchaseRefusals,
    added: 'Das Produkt wurde in den Warenkorb gelegt!',
    ordered: 'Was in Ihrem Warenkorb war, ist bestellt.',
    proceed: 'Zur Kasse',
    updated: 'Die Menge wurde geändert!',
    volatile: 'Der Bestand ist nicht sicher. Das Produkt wurde zur Vormerkung in den Warenkorb gelegt.',
    nothingChosen: 'Die Menge muss größer als 0 sein',
    full: (most: number) => `Ein Warenkorb fasst höchstens ${figure(most)} verschiedene Produkte.`,
    about: (name: string, message: string) => (message.includes(name) ? message : `${name}: ${message}`),
  },
  count: (quantity: number) => `${figure(quantity)} Stück`,
  lines: 'Produkte in Ihrem Warenkorb',
  sku: 'Artikelnr.',
  each: 'pro Stück',
  quantityOf: (name: string) => `Menge von ${name}`,
  lineTotal: 'Zusammen',
  priceLater: 'Preis kommt gleich',
  priceOffline: 'Der Preis kommt, sobald Sie online sind',
  stock: {
    there: 'Auf Lager!',
    gone: 'Nicht auf Lager!',
    missing: (names: readonly string[]) => `Nicht genug auf Lager: ${list(names, 'und')}`,
    only: (most: number) => `Von diesem Produkt sind nur ${figure(most)} verfügbar`,
  },
  limits: {
    from: (least: number) => `Ab ${figure(least)} Stück`,
    steps: (step: number) => `In Schritten von ${figure(step)}`,
    upTo: (most: number) => `Höchstens ${figure(most)} im Warenkorb`,
    problems: {
      tooFew: (least: number) => `Die Menge muss mindestens ${figure(least)} sein`,
      tooMany: (most: number) => `Die Menge muss kleiner als ${figure(most + 1)} sein`,
      notInSteps: (step: number) => `Die Menge muss ein Vielfaches von ${figure(step)} sein`,
    },
  },
  alternatives: {
    label: (name: string) => `Anstelle von ${name}`,
    title: 'Ähnliche und passende Produkte',
    category: (name: string) => `Mehr in ${name}`,
  },
  remove: 'Entfernen',
  removeQuestion: (name: string) => `${name} aus dem Warenkorb entfernen?`,
  removeYes: 'Ja, entfernen',
  removeNo: 'Behalten',
  removed: (names: readonly string[]) => `${list(names, 'und')} entfernt.`,
  undo: 'Rückgängig',
  edit: {
    open: 'Ausführung ändern',
    save: 'Änderungen speichern',
    cancel: 'Abbrechen',
    failed: 'Die Ausführungen sind gerade nicht zu haben.',
  },
  clear: 'Warenkorb leeren',
  clearQuestion: 'Alles aus dem Warenkorb entfernen?',
  kept: 'Auf diesem Gerät gespeichert; gesendet wird, sobald Sie wieder online sind.',
  totals: {
    title: 'Übersicht',
    pending: 'Die Summe wird berechnet …',
    offline: 'Die Summe kommt, sobald Sie wieder online sind.',
    unavailable: 'Die Summe ist gerade nicht zu haben.',
    again: 'Noch einmal versuchen',
  },
  /** The rows of `PriceSummary`, by their kind. */
  summary: {
    rows: {
      GOODS: 'Waren',
      DISCOUNT: 'Rabatt',
      DELIVERY: 'Lieferung',
      PAYMENT: 'Zahlungsgebühr',
      OTHER: 'Sonstiges',
      ROUNDING: 'Rundung',
      UNEXPLAINED: 'Nicht aufgeschlüsselte Differenz',
    },
    vat: 'MwSt.',
    total: 'Gesamtsumme',
    totalWithVat: 'Gesamtsumme inkl. MwSt.',
    includesVat: (amount: string) => `enthält ${amount} MwSt.`,
  },
  coupon: {
    label: 'Gutscheincode',
    apply: 'Einlösen',
    remove: (code: string) => `Gutschein ${code} entfernen`,
    applied: (code: string) => `Gutschein ${code}`,
    offline: 'Gutscheine brauchen eine Verbindung. Bitte versuchen Sie es noch einmal, wenn Sie online sind.',
    failed: 'Der Gutschein konnte gerade nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  },
  empty: {
    title: 'Ihr Warenkorb ist leer',
    text: 'Was Sie hinzufügen, bleibt hier auf diesem Gerät, mit oder ohne Verbindung.',
    home: 'Auf der Startseite beginnen',
    search: 'Im Shop suchen',
    quickOrder: 'Nach Artikelnummern bestellen',
  },
})

/** The estimate of delivery costs. */
const delivery = () => ({
  title: 'Was die Lieferung kostet',
  postcode: 'Postleitzahl',
  country: 'Land',
  show: 'Lieferung anzeigen',
  to: (postcode: string, country: string) => `Nach ${postcode}, ${country}:`,
  asking: 'Lieferkosten werden erfragt …',
  offline: 'Was die Lieferung kostet, erfahren Sie, sobald Sie wieder online sind.',
  failed: 'Die Lieferkosten lassen sich gerade nicht ermitteln.',
  none: 'Dorthin ist kein Lieferweg bekannt. Bitte fragen Sie uns.',
  noPrice: 'Preis nicht bekannt',
})

export const messages = (format: Format) => ({
  ...page(format),
  delivery: delivery(),
})
