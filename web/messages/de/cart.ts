import { purchaseRefusals } from '#schema/messages/de/purchase-refusals.ts'
import type { Format } from '../format.ts'

/** The cart's page and the notices of adding to it. */
const page = ({ counted, figure, list }: Format) => ({
  title: 'Warenkorb',
  description: 'Die Produkte in Ihrem Warenkorb und was sie kosten.',
  needsScripts: 'Der Warenkorb braucht JavaScript. Es ist in diesem Browser ausgeschaltet.',
  close: 'Warenkorb schließen',
  toCart: 'Warenkorb ansehen',
  notices: {
    ...purchaseRefusals,
    added: 'Das Produkt wurde in den Warenkorb gelegt!',
    count: (quantity: number) => `${figure(quantity)} hinzugefügt`,
    goesWith: 'Passt gut dazu',
    exchanged: 'Die Zuschnittliste in Ihrem Warenkorb wurde geändert.',
    unchanged: 'Ihr Warenkorb bleibt, wie er war.',
    ordered: 'Ihre Bestellung ist aufgegeben, der Warenkorb ist wieder leer.',
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
  parts: (count: number) => counted(count, 'Teil', 'Teile'),
  lineTotal: 'Summe',
  priceLater: 'Preis wird geprüft …',
  priceOffline: 'Preis folgt, sobald Sie online sind',
  stock: {
    there: 'Auf Lager!',
    gone: 'Nicht auf Lager!',
    missing: (names: readonly string[]) => `Nicht genug auf Lager: ${list(names, 'und')}`,
    only: (most: number) => `Von diesem Produkt sind nur ${figure(most)} verfügbar`,
  },
  limits: {
    from: (least: number) => `Ab ${figure(least)} Stück`,
    steps: (step: number) => `In Vielfachen von ${figure(step)}`,
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
    failed: 'Die Ausführungen können gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  },
  clear: 'Warenkorb leeren',
  clearQuestion: 'Alles aus dem Warenkorb entfernen?',
  kept: (isStored: boolean) =>
    `${isStored ? 'Auf diesem Gerät gespeichert.' : 'Lassen Sie diese Seite offen.'} Wir senden es, sobald Sie wieder online sind.`,
  totals: {
    title: 'Übersicht',
    pending: 'Gesamtsumme wird berechnet …',
    offline: 'Die Gesamtsumme erscheint, sobald Sie wieder online sind.',
    unavailable: 'Die Gesamtsumme kann gerade nicht geladen werden.',
    again: 'Noch einmal versuchen',
  },
  /** The rows of `PriceSummary`, by their kind. */
  summary: {
    rows: {
      GOODS: 'Artikel',
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
    text: 'Ihre Auswahl wird auf diesem Gerät gespeichert, auch ohne Verbindung.',
    home: 'Zur Startseite',
    search: 'Im Shop suchen',
    quickOrder: 'Nach Liste bestellen',
  },
})

/** The estimate of delivery costs. */
const delivery = () => ({
  title: 'Lieferkosten',
  postcode: 'Postleitzahl',
  country: 'Land',
  show: 'Lieferung anzeigen',
  to: (postcode: string, country: string) => `Nach ${postcode}, ${country}:`,
  asking: 'Lieferkosten werden geprüft …',
  offline: 'Die Lieferkosten erscheinen, sobald Sie wieder online sind.',
  failed: 'Die Lieferkosten können gerade nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  none: 'Dorthin liefern wir nicht. Bitte rufen Sie uns an.',
  noPrice: 'Preis auf Anfrage',
  free: 'kostenlos',
})

/** When an order arrives. */
const arrival = ({ counted, figure }: Format) => ({
  label: 'Wann Sie es haben können',
  today: 'heute',
  tomorrow: 'morgen',
  on: (date: string) => `am ${date}`,
  delivered: (day: string) => `Lieferung ${day}`,
  collect: (day: string, time: string) => `Abholung ${day} ab ${time} Uhr`,
  left: (hours: number, minutes: number) =>
    [hours > 0 && `${figure(hours)} Std.`, minutes > 0 && `${figure(minutes)} Min.`].filter(Boolean).join(' '),
  orderIn: (left: string, day: string) => `In den nächsten ${left} bestellt: Lieferung ${day}`,
  orderBy: (time: string, days: number) =>
    `Bis ${time} Uhr bestellt: Lieferung ${['am selben Tag', 'am nächsten Werktag'][days] ?? `in ${figure(days)} Werktagen`}`,
  collectAfter: (hours: number) => `Abholung nach ${counted(hours, 'Öffnungsstunde', 'Öffnungsstunden')}`,
  atBranch: (text: string, branch: string, hours?: string) => `${text} bei ${branch}${hours ? ` (geöffnet ${hours})` : ''}`,
  ifSentNow: (arrival: string) => `Wenn die Bestellung jetzt gesendet wird: ${arrival}`,
})

const phoneOrder = () => ({
  only: 'Dieses Produkt bestellen Sie telefonisch, damit wir Maße und Lieferung mit Ihnen klären können.',
  soldOut: 'Rufen Sie uns an und fragen Sie nach der nächsten Lieferung.',
  tellMe: 'Bescheid geben, sobald wieder vorrätig',
  call: (phone: string) => `${phone} anrufen`,
})

/** The table of all versions of a product. */
const table = () => ({
  version: 'Ausführung',
  price: 'Preis pro Stück',
  quantity: 'Wie viele',
})

export const messages = (format: Format) => ({
  ...page(format),
  delivery: delivery(),
  arrival: arrival(format),
  phoneOrder: phoneOrder(),
  table: table(),
})
