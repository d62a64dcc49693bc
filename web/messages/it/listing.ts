import type { ProductSort } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const sorts: Record<ProductSort, string> = {
  RECOMMENDED: 'Consigliati',
  LATEST: 'Più recenti',
  PRICE_ASC: 'Prezzo: crescente',
  PRICE_DESC: 'Prezzo: decrescente',
  UNIT_PRICE_ASC: 'Prezzo per unità',
}

const page = ({ counted, figure }: Format) => ({
  results: (total: number, isExact: boolean) => `${isExact ? '' : 'Più di '}${counted(total, 'prodotto', 'prodotti')}`,
  looseResults: (full: number, similar: number) =>
    full === 0
      ? `Nessuna corrispondenza esatta. ${counted(similar, 'prodotto simile', 'prodotti simili')}`
      : `${counted(full, 'prodotto', 'prodotti')}, ${figure(similar)} simili`,
  similar: 'Prodotti simili',
  subcategories: (category: string) => `Altro in ${category}`,
  filters: 'Filtri',
  skip: 'Vai ai prodotti',
  products: 'Prodotti',
  openFilters: (count: number) => (count > 0 ? `Filtri (${figure(count)})` : 'Filtri'),
  showResults: (total: number) => `Mostra ${counted(total, 'prodotto', 'prodotti')}`,
  apply: 'Applica i filtri',
  close: 'Chiudi',
  chosen: 'Filtri scelti',
  remove: (attribute: string, value: string) => `Rimuovi ${attribute}: ${value}`,
  removeFlag: (label: string) => `Rimuovi ${label}`,
  clear: 'Rimuovi tutti',
  any: 'Qualsiasi',
  more: (count: number) => `altri ${figure(count)}`,
  count: (count: number) => `(${figure(count)})`,
  sort: 'Ordina per',
  sortBy: (sort: ProductSort) => sorts[sort],
  relevance: 'Più pertinenti',
  applySort: 'Ordina',
  quantityOf: (name: string) => `Quantità di ${name}`,
  layout: { label: 'Mostra i prodotti come', grid: 'Griglia', rows: 'Elenco' },
  loadMore: 'Carica altri',
  loading: 'Caricamento di altri prodotti',
  failed: 'Non è stato possibile caricare i prodotti successivi. Riprova.',
  earlier: 'Prodotti precedenti',
  progress: (shown: number, total: number) => `${figure(shown)} di ${figure(total)}`,
  shown: (from: number, to: number, total: number) => `Prodotti ${figure(from)}–${figure(to)} di ${figure(total)}.`,
  range: (from: number, to: number, total: number) => `${figure(from)}–${figure(to)} di ${figure(total)}`,
  empty: 'Di questa categoria non ci sono prodotti sul dispositivo. Torna quando sarai online!',
  emptyFiltered: 'Nessun prodotto ha tutte queste caratteristiche. Togli uno dei filtri per vederne di più.',
  pastEnd: 'In questa pagina non ci sono altri prodotti.',
  toStart: 'Alla prima pagina',
  toHome: 'Alla pagina iniziale',
  reload: 'Riprova',
  ok: 'OK',
})

const search = ({ figure }: Format) => ({
  title: (term: string) => `Risultati per «${term}»`,
  emptyTitle: 'Ricerca',
  label: 'Che cosa cerchi?',
  submit: 'Cerca',
  tooShort: (least: number) => `Il termine cercato deve avere almeno ${figure(least)} caratteri`,
  categories: 'Categorie corrispondenti',
  pages: 'Aiuto e servizi',
  nothing: (term: string) => `Nessun risultato per «${term}»`,
  ask: 'Forse possiamo procurartelo comunque. Chiamaci:',
  didYouMean: 'Forse cercavi',
  nearest: 'Prova in questi reparti',
})

export const messages = (format: Format) => ({
  ...page(format),
  search: search(format),
})
