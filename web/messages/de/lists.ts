import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import type { Format } from '../format.ts'
import { saved } from './saved.ts'

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

export const messages = (format: Format) => ({
  compare: compare(),
  wishlist: wishlist(),
  skuList: skuList(format),
  quickOrder: quickOrder(format),
  saved: saved(format),
})
