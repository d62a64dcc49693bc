import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import type { Format } from '../format.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Einzelartikel',
  ConfigurableProduct: 'In mehreren Ausführungen',
  GroupedProduct: 'Gruppe von Produkten',
  BundleProduct: 'Set zum Zusammenstellen',
  VirtualProduct: 'Dienstleistung',
  DownloadableProduct: 'Download',
}

/** @source SCREEN-6 */
const compare = () => ({
  title: 'Produkte vergleichen',
  description: 'Produkte nebeneinander: Maße, Materialien, Preis und Bestand.',
  needsScripts:
    'Der Vergleich braucht JavaScript, denn was Sie vergleichen, bleibt allein auf Ihrem Gerät. Bitte schalten Sie es ein und kommen Sie wieder.',
  waiting: 'Ihr Vergleich wird geladen …',
  emptyTitle: 'Noch nichts zu vergleichen',
  emptyText:
    'Setzen Sie ein Häkchen bei „Vergleichen“, wenn Sie sich zwischen Produkten nicht entscheiden können. Sie stehen dann hier nebeneinander, auch ohne Netz.',
  home: 'Kategorien ansehen',
  search: 'Im Shop suchen',
  onlyDifferences: 'Nur Unterschiede',
  table: 'Produkte nebeneinander',
  facts: { price: 'Preis', unitPrice: 'Preis pro Einheit', stock: 'Bestand', type: 'Art' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: 'keine Angabe',
  alike: 'Diese Produkte gleichen sich in allem, was wir angeben.',
  another: 'Fügen Sie ein weiteres Produkt hinzu, um die Unterschiede zu sehen.',
})

const wishlist = () => ({
  title: 'Merkliste',
  description: 'Was Sie sich für später merken, auf diesem Gerät aufbewahrt.',
  needsScripts:
    'Die Merkliste braucht JavaScript, denn sie bleibt allein auf Ihrem Gerät. Bitte schalten Sie es ein und kommen Sie wieder.',
  close: 'Merkliste schließen',
  toWishlist: 'Merkliste ansehen',
  remove: 'Entfernen',
  waiting: 'Ihre Merkliste wird geöffnet …',
  emptyTitle: 'Noch nichts auf Ihrer Merkliste',
  emptyText: 'Drücken Sie auf das Herz eines Produkts, um es sich zu merken. Es steht dann hier, auch ohne Netz.',
  home: 'Kategorien ansehen',
  search: 'Im Shop suchen',
})

/** Texts that the wishlist and the comparison share. */
const skuList = ({ counted, figure }: Format) => ({
  failed: 'Es konnte gerade nicht alles geladen werden.',
  retry: 'Noch einmal versuchen',
  count: (count: number) => counted(count, 'Produkt', 'Produkte'),
  clear: 'Alle entfernen',
  remove: 'Entfernen',
  removed: (count: number) =>
    count === 1 ? 'Das Produkt wurde entfernt.' : `${counted(count, 'Produkt', 'Produkte')} wurden entfernt.`,
  undo: 'Rückgängig',
  gone: (sku: string) => `${sku} führen wir nicht mehr.`,
  unseen: (sku: string) => `${sku} ist noch nicht auf diesem Gerät. Es ist hier, sobald Sie wieder online sind.`,
  tooMany: (shown: number, count: number) =>
    `Die ersten ${figure(shown)} von ${figure(count)} werden gezeigt. Entfernen Sie einige, um die übrigen zu sehen.`,
})

/** Quick order: entering a list, recognised products, and errors of rows. */
const quickOrder = ({ counted, figure }: Format) => ({
  title: 'Schnellbestellung',
  description: 'Artikelnummern und Mengen eingeben oder einfügen und zusammen in den Warenkorb legen.',
  needsScripts:
    'Die Schnellbestellung braucht JavaScript, denn Ihre Liste bleibt allein auf Ihrem Gerät. Bitte schalten Sie es ein und kommen Sie wieder.',
  waiting: 'Ihre Liste wird geöffnet …',
  intro:
    'Geben Sie Artikelnummern und Mengen ein, fügen Sie Zeilen aus einer Tabelle oder einer Nachricht ein, oder ziehen Sie eine CSV-Datei auf die Liste. Was Sie eingeben, bleibt auf diesem Gerät.',
  file: 'CSV-Datei wählen',
  sku: 'Artikelnr.',
  quantity: 'Menge',
  skuOf: (row: number) => `Artikelnr., Zeile ${figure(row)}`,
  quantityOf: (row: number) => `Menge, Zeile ${figure(row)}`,
  rowLabel: (row: number, sku: string) => `Zeile ${figure(row)}${sku ? `, ${sku}` : ''}`,
  removeRow: (row: number, sku: string) => `Zeile ${figure(row)}${sku ? `, ${sku}` : ''} entfernen`,
  pasted: {
    lines: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} übernommen.`,
    cut: (count: number) =>
      `${counted(count, 'Zeile', 'Zeilen')} gelesen. Eine Liste fasst höchstens 500; was danach kam, wurde weggelassen.`,
    nothing: () => 'Darin war keine Artikelnummer.',
    noText: () => 'Das ist keine Textdatei. Bitte speichern Sie Ihre Tabelle als CSV und wählen Sie diese Datei.',
    notRead: () => 'Das konnte gerade nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
    cleared: () => 'Die Liste ist leer.',
  },
  undo: 'Rückgängig',
  clear: 'Liste leeren',
  add: (count: number) => (count === 0 ? 'In den Warenkorb' : `${counted(count, 'Produkt', 'Produkte')} in den Warenkorb`),
  added: (count: number) => `${counted(count, 'Zeile ist', 'Zeilen sind')} in Ihrem Warenkorb.`,
  showCart: 'Warenkorb ansehen',
  toPutRight: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} zu berichtigen`,
  recognised: (ready: number, problems: number) =>
    `${counted(ready, 'Zeile', 'Zeilen')} erkannt${problems > 0 ? `, ${counted(problems, 'Zeile', 'Zeilen')} zu berichtigen` : ''}.`,
  near: 'Meinten Sie',
  findNear: 'Ähnliche Produkte finden',
  choose: 'Ausführung wählen',
  chooseOne: 'Bitte wählen',
  variantOf: (name: string) => `Ausführung von ${name}`,
  variantsFailed: 'Die Ausführungen sind gerade nicht zu haben.',
  retry: 'Noch einmal versuchen',
  take: (most: number) => `${figure(most)} nehmen`,
  only: (most: number) => `Nur ${figure(most)} auf Lager`,
  problems: {
    missing: 'Die Artikelnummer fehlt.',
    unknown: 'Diese Artikelnummer kennen wir nicht.',
    unseen: 'Auf diesem Gerät nicht bekannt. Sie wird nachgeschlagen, sobald Sie wieder online sind.',
    failed: 'Konnte gerade nicht nachgeschlagen werden.',
    variant: 'Gibt es in mehreren Ausführungen.',
    choice: 'Auf der Produktseite ist noch etwas zu wählen.',
    phone: 'Kann nur telefonisch bestellt werden.',
    outOfStock: 'Nicht auf Lager',
    priceUnknown: 'Der Preis ist unbekannt',
  },
})

export const messages = (format: Format) => ({
  compare: compare(),
  wishlist: wishlist(),
  skuList: skuList(format),
  quickOrder: quickOrder(format),
})
