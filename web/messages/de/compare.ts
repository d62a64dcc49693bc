import type { ComparedProductFragment } from '#schema/generated/operations.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Einzelartikel',
  ConfigurableProduct: 'In mehreren Ausführungen',
  GroupedProduct: 'Gruppe von Produkten',
  BundleProduct: 'Set zum Zusammenstellen',
  VirtualProduct: 'Dienstleistung',
  DownloadableProduct: 'Download',
}

/** The words of the comparison. @source SCREEN-6 */
export const messages = () => ({
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
  property: 'Eigenschaft',
  facts: { price: 'Preis', unitPrice: 'Preis pro Einheit', stock: 'Bestand', type: 'Art' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: 'keine Angabe',
  alike: 'Diese Produkte gleichen sich in allem, was wir angeben.',
  another: 'Fügen Sie ein weiteres Produkt hinzu, um die Unterschiede zu sehen.',
})
