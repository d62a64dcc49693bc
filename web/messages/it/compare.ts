import type { ComparedProductFragment } from '#schema/generated/operations.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Articolo singolo',
  ConfigurableProduct: 'In più versioni',
  GroupedProduct: 'Gruppo di prodotti',
  BundleProduct: 'Set da comporre',
  VirtualProduct: 'Servizio',
  DownloadableProduct: 'Da scaricare',
}

/** The words of the comparison. @source SCREEN-6 */
export const messages = () => ({
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
  property: 'Caratteristica',
  facts: { price: 'Prezzo', unitPrice: 'Prezzo per unità', stock: 'Disponibilità', type: 'Tipo' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: 'non indicato',
  alike: 'Questi prodotti sono uguali in tutto ciò che indichiamo.',
  another: 'Aggiungete un altro prodotto per vedere che cosa li distingue.',
})
