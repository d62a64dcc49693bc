import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import type { Format } from '../format.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Einzelartikel',
  ConfigurableProduct: 'Verschiedene Größen',
  GroupedProduct: 'Produktgruppe',
  BundleProduct: 'Set',
  VirtualProduct: 'Dienstleistung',
  DownloadableProduct: 'Download',
}

/** @source SCREEN-6 */
const compare = () => ({
  title: 'Produkte vergleichen',
  description: 'Produkte nebeneinander: Maße, Materialien, Preis und Bestand.',
  needsScripts: 'Bitte schalten Sie JavaScript ein, um Produkte zu vergleichen. Ihr Vergleich wird auf diesem Gerät gespeichert.',
  waiting: 'Ihr Vergleich wird geladen …',
  emptyTitle: 'Noch nichts zu vergleichen',
  emptyText:
    'Wählen Sie „Vergleichen“ bei Produkten, zwischen denen Sie sich nicht entscheiden können. Sie stehen dann hier nebeneinander, online wie offline.',
  home: 'Kategorien ansehen',
  search: 'Im Shop suchen',
  onlyDifferences: 'Nur Unterschiede zeigen',
  table: 'Produkte nebeneinander',
  facts: { price: 'Preis', unitPrice: 'Preis pro Einheit', stock: 'Bestand', type: 'Art' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: '–',
  alike: 'Diese Produkte sind in allen Angaben gleich.',
  another: 'Fügen Sie ein weiteres Produkt hinzu, um die Unterschiede zu sehen.',
})

const wishlist = () => ({
  title: 'Merkliste',
  description: 'Produkte, die Sie sich für später gemerkt haben, auf diesem Gerät.',
  needsScripts: 'Bitte schalten Sie JavaScript ein, um die Merkliste zu nutzen. Sie wird auf diesem Gerät gespeichert.',
  lists: 'In Listen ordnen, teilen oder als Angebot drucken',
  close: 'Merkliste schließen',
  toWishlist: 'Merkliste ansehen',
  remove: 'Entfernen',
  waiting: 'Ihre Merkliste wird geladen …',
  emptyTitle: 'Ihre Merkliste ist leer',
  emptyText: 'Tippen Sie auf das Herz eines Produkts, um es hier zu merken, online wie offline.',
  home: 'Kategorien ansehen',
  search: 'Im Shop suchen',
})

/** Texts that the wishlist and the comparison share. */
const skuList = ({ counted, figure }: Format) => ({
  failed: 'Wir können gerade nicht alle Produkte laden.',
  retry: 'Noch einmal versuchen',
  count: (count: number) => counted(count, 'Produkt', 'Produkte'),
  clear: 'Alle entfernen',
  remove: 'Entfernen',
  removed: (count: number) =>
    count === 1 ? 'Das Produkt wurde entfernt.' : `${counted(count, 'Produkt', 'Produkte')} wurden entfernt.`,
  undo: 'Rückgängig',
  gone: (sku: string) => `${sku} führen wir nicht mehr.`,
  unseen: (sku: string) => `${sku} ist nicht auf diesem Gerät gespeichert. Wir zeigen es, sobald Sie wieder online sind.`,
  tooMany: (shown: number, count: number) =>
    `Sie sehen die ersten ${figure(shown)} von ${figure(count)}. Entfernen Sie einige, um die übrigen zu sehen.`,
})

/** Quick order: entering a list, recognised products, and errors of rows. */
const quickOrder = ({ counted, figure }: Format) => ({
  title: 'Schnellbestellung',
  description: 'Artikelnummern und Mengen eingeben oder einfügen und zusammen in den Warenkorb legen.',
  needsScripts:
    'Bitte schalten Sie JavaScript ein, um die Schnellbestellung zu nutzen. Ihre Liste wird auf diesem Gerät gespeichert.',
  waiting: 'Ihre Liste wird geladen …',
  intro:
    'Geben Sie Artikelnummern und Mengen ein, fügen Sie Zeilen aus einer Tabelle oder einer Nachricht ein, oder ziehen Sie eine CSV-Datei auf die Liste. Ihre Liste wird auf diesem Gerät gespeichert.',
  file: 'CSV-Datei wählen',
  sku: 'Artikelnr.',
  quantity: 'Menge',
  skuOf: (row: number) => `Artikelnr., Zeile ${figure(row)}`,
  quantityOf: (row: number) => `Menge, Zeile ${figure(row)}`,
  rowLabel: (row: number, sku: string) => `Zeile ${figure(row)}${sku ? `, ${sku}` : ''}`,
  removeRow: (row: number, sku: string) => `Zeile ${figure(row)}${sku ? `, ${sku}` : ''} entfernen`,
  pasted: {
    lines: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} hinzugefügt.`,
    cut: (count: number) =>
      `${counted(count, 'Zeile', 'Zeilen')} hinzugefügt. Eine Liste fasst höchstens 500 Zeilen, der Rest wurde weggelassen.`,
    nothing: () => 'Wir haben darin keine Artikelnummer gefunden.',
    noText: () => 'Das ist keine Textdatei. Bitte speichern Sie Ihre Tabelle als CSV und wählen Sie diese Datei.',
    notRead: () => 'Wir konnten das nicht lesen. Bitte versuchen Sie es noch einmal.',
    cleared: () => 'Die Liste ist leer.',
  },
  undo: 'Rückgängig',
  clear: 'Liste leeren',
  add: (count: number) => (count === 0 ? 'In den Warenkorb' : `${counted(count, 'Produkt', 'Produkte')} in den Warenkorb`),
  added: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} in den Warenkorb gelegt.`,
  showCart: 'Warenkorb ansehen',
  toPutRight: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} bitte prüfen`,
  recognised: (ready: number, problems: number) =>
    `${counted(ready, 'Zeile', 'Zeilen')} erkannt${problems > 0 ? `. ${counted(problems, 'Zeile', 'Zeilen')} bitte prüfen` : ''}.`,
  near: 'Meinten Sie',
  findNear: 'Ähnliche Produkte finden',
  choose: 'Ausführung wählen',
  chooseOne: 'Bitte wählen',
  variantOf: (name: string) => `Ausführung von ${name}`,
  variantsFailed: 'Die Ausführungen können gerade nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  take: (most: number) => `${figure(most)} nehmen`,
  only: (most: number) => `Nur ${figure(most)} auf Lager`,
  problems: {
    missing: 'Bitte geben Sie eine Artikelnummer ein.',
    unknown: 'Diese Artikelnummer kennen wir nicht.',
    unseen: 'Nicht auf diesem Gerät gespeichert. Wir suchen sie, sobald Sie wieder online sind.',
    failed: 'Wir konnten sie gerade nicht finden. Bitte versuchen Sie es noch einmal.',
    variant: 'Bitte wählen Sie eine Ausführung.',
    choice: 'Bitte wählen Sie die Optionen auf der Produktseite.',
    phone: 'Bitte rufen Sie uns an, um dies zu bestellen.',
    outOfStock: 'Nicht auf Lager',
    priceUnknown: 'Der Preis ist unbekannt',
  },
})

/** Named lists of products. @source SAVE-1 to SAVE-10 */
const saved = ({ counted, figure, date, dateTime }: Format) => ({
  title: 'Meine Listen',
  description: 'Für jedes Vorhaben eine eigene Liste: per Link teilen und als Angebot drucken.',
  needsScripts: 'Bitte schalten Sie JavaScript ein, um Ihre Listen zu nutzen. Sie werden auf diesem Gerät gespeichert.',
  waiting: 'Ihre Listen werden geladen …',
  wishlist: 'Merkliste',
  fallback: 'Liste',
  tabs: 'Ihre Listen',
  products: (count: number) => counted(count, 'Produkt', 'Produkte'),
  create: 'Neue Liste',
  createTitle: 'Liste anlegen',
  rename: 'Umbenennen',
  renameTitle: 'Liste umbenennen',
  nameOf: 'Name der Liste',
  nameHint: 'Zum Beispiel Küche oder Bad',
  save: 'Speichern',
  close: 'Schließen',
  delete: 'Liste löschen',
  deleted: (name: string) => `„${name}“ wurde gelöscht.`,
  full: (most: number) => `Sie können bis zu ${figure(most)} Listen anlegen. Löschen Sie eine, um Platz zu schaffen.`,
  notStored:
    'Dieser Browser erlaubt dem Shop nicht, Daten zu speichern. Ihre Listen bleiben, bis Sie diese Seite schließen. Kopieren Sie einen Link, um eine Liste zu behalten.',
  empty: 'Diese Liste ist leer',
  emptyText: 'Tippen Sie auf das Herz eines Produkts, um es auf die Merkliste zu setzen. Von dort verschieben Sie es hierher.',
  emptyWishlist: 'Ihre Merkliste ist leer',
  emptyWishlistText:
    'Tippen Sie auf das Herz eines Produkts, um es hier zu merken. Danach ordnen Sie Ihre Produkte in Listen, eine für jedes Vorhaben.',
  toWishlist: 'Merkliste öffnen',
  toShop: 'Kategorien ansehen',
  sku: 'Artikelnr.',
  quantityOf: (name: string) => `Menge von ${name}`,
  each: 'pro Stück',
  loading: 'Wird gesucht …',
  gone: 'Dieses Produkt führen wir nicht mehr.',
  unseen: 'Nicht auf diesem Gerät gespeichert. Wir zeigen es, sobald Sie wieder online sind.',
  noPrice: 'Preis unbekannt',
  remove: (name: string) => `${name} entfernen`,
  transfer: (name: string) => `${name} verschieben oder kopieren`,
  transferTitle: 'In eine Liste verschieben oder kopieren',
  transferTo: 'In welche Liste?',
  newList: 'Eine neue Liste',
  move: 'Verschieben',
  copy: 'Kopieren',
  fullList: (most: number) => `Diese Liste ist voll. Eine Liste fasst bis zu ${figure(most)} Produkte.`,
  moved: (list: string) => `In „${list}“ verschoben.`,
  copied: (list: string) => `In „${list}“ kopiert.`,
  view: 'Liste öffnen',
  failed: 'Wir können gerade nicht alle Produkte laden.',
  retry: 'Noch einmal versuchen',
  pricesFrom: (moment: string) => `Sie sind offline. Stand der Preise: ${dateTime(new Date(moment))}.`,
  total: 'Summe dieser Liste',
  unpriced: (count: number) =>
    count === 1
      ? '1 Produkt hat noch keinen Preis und ist nicht enthalten.'
      : `${figure(count)} Produkte haben noch keinen Preis und sind nicht enthalten.`,
  addAll: (count: number) => (count === 0 ? 'In den Warenkorb' : `${counted(count, 'Produkt', 'Produkte')} in den Warenkorb`),
  addRest: (count: number) =>
    count === 1 ? 'Das übrige Produkt hinzufügen' : `Die übrigen ${figure(count)} Produkte hinzufügen`,
  adding: 'Wird hinzugefügt …',
  added: (count: number) => `${counted(count, 'Produkt', 'Produkte')} in den Warenkorb gelegt.`,
  addAgain: 'Alles noch einmal hinzufügen',
  showCart: 'Warenkorb ansehen',
  notAdded: 'Nicht hinzugefügt:',
  rejected: 'Der Shop hat es nicht angenommen.',
  share: {
    share: 'Link zu dieser Liste kopieren',
    copied: 'Link kopiert. Wer ihn hat, kann diese Liste sehen.',
    link: 'Link zu dieser Liste',
  },
  shared: {
    label: 'Mit Ihnen geteilt',
    save: 'In meinen Listen speichern',
    dismiss: 'Nicht speichern',
    unreadable:
      'Dieser Link enthält keine lesbare Liste. Bitte lassen Sie ihn sich noch einmal schicken. Ihre eigenen Listen sind unverändert.',
  },
  quotation: {
    print: 'Als Angebot drucken oder speichern',
    title: 'Angebot',
    for: (list: string) => `Für: ${list}`,
    date: (moment: Date) => `Datum: ${date(moment)}`,
    validUntil: (moment: Date) => `Gültig bis: ${date(moment)}`,
    telephone: (phone: string) => `Telefon ${phone}`,
    vatNumber: (number: string) => `USt-IdNr. ${number}`,
    product: 'Produkt',
    size: 'Maße',
    details: 'Ausführung',
    quantity: 'Menge',
    price: 'Stückpreis',
    total: 'Summe',
    incVat: 'Preise inkl. MwSt.',
    exVat: 'Preise zzgl. MwSt.',
    terms: 'Ohne Lieferung. Preise und Bestand vom oben genannten Datum.',
  },
})

export const messages = (format: Format) => ({
  compare: compare(),
  wishlist: wishlist(),
  skuList: skuList(format),
  quickOrder: quickOrder(format),
  saved: saved(format),
})
