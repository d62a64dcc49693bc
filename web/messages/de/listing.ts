import type { ProductSort } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const sorts: Record<ProductSort, string> = {
  RECOMMENDED: 'Empfohlen',
  LATEST: 'Neueste',
  PRICE_ASC: 'Preis: aufsteigend',
  PRICE_DESC: 'Preis: absteigend',
  UNIT_PRICE_ASC: 'Preis pro Einheit',
}

const page = ({ counted, figure }: Format) => ({
  results: (total: number, isExact: boolean) => `${isExact ? '' : 'Mehr als '}${counted(total, 'Produkt', 'Produkte')}`,
  looseResults: (full: number, similar: number) =>
    full === 0
      ? `Kein genauer Treffer. ${counted(similar, 'ähnliches Produkt', 'ähnliche Produkte')}`
      : `${counted(full, 'Produkt', 'Produkte')}, ${figure(similar)} ähnliche`,
  similar: 'Ähnliche Produkte',
  subcategories: (category: string) => `Mehr in ${category}`,
  filters: 'Filter',
  skip: 'Zu den Produkten springen',
  products: 'Produkte',
  openFilters: (count: number) => (count > 0 ? `Filter (${figure(count)})` : 'Filter'),
  showResults: (total: number) => `${counted(total, 'Produkt', 'Produkte')} anzeigen`,
  apply: 'Filter anwenden',
  close: 'Schließen',
  chosen: 'Gewählte Filter',
  remove: (attribute: string, value: string) => `${attribute} entfernen: ${value}`,
  removeFlag: (label: string) => `${label} entfernen`,
  clear: 'Alle entfernen',
  any: 'Beliebig',
  more: (count: number) => `${figure(count)} weitere`,
  count: (count: number) => `(${figure(count)})`,
  sort: 'Sortieren nach',
  sortBy: (sort: ProductSort) => sorts[sort],
  relevance: 'Beste Treffer',
  applySort: 'Sortieren',
  quantityOf: (name: string) => `Menge von ${name}`,
  layout: { label: 'Produkte anzeigen als', grid: 'Kacheln', rows: 'Liste' },
  loadMore: 'Mehr laden',
  loading: 'Weitere Produkte werden geladen',
  failed: 'Die nächsten Produkte konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  earlier: 'Frühere Produkte',
  progress: (shown: number, total: number) => `${figure(shown)} von ${figure(total)}`,
  shown: (from: number, to: number, total: number) => `${figure(from)}–${figure(to)} von ${figure(total)} werden gezeigt.`,
  range: (from: number, to: number, total: number) => `${figure(from)}–${figure(to)} von ${figure(total)}`,
  empty: 'Für diese Kategorie sind keine Produkte auf Ihrem Gerät. Bitte kommen Sie wieder, wenn Sie online sind!',
  emptyFiltered: 'Kein Produkt hat all diese Eigenschaften. Entfernen Sie einen der Filter, um mehr zu sehen.',
  pastEnd: 'Auf dieser Seite gibt es keine weiteren Produkte.',
  toStart: 'Zur ersten Seite',
  toHome: 'Zur Startseite',
  reload: 'Noch einmal versuchen',
  ok: 'OK',
})

const search = ({ figure }: Format) => ({
  title: (term: string) => `Ergebnisse für „${term}“`,
  emptyTitle: 'Suche',
  label: 'Was suchen Sie?',
  submit: 'Suchen',
  tooShort: (least: number) => `Der Suchbegriff muss mindestens ${figure(least)} Zeichen haben`,
  categories: 'Passende Kategorien',
  pages: 'Hilfe und Service',
  nothing: (term: string) => `Nichts gefunden für „${term}“`,
  ask: 'Vielleicht können wir es trotzdem besorgen. Rufen Sie uns an:',
  didYouMean: 'Meinten Sie',
  nearest: 'Sehen Sie in diesen Abteilungen nach',
})

export const messages = (format: Format) => ({
  ...page(format),
  search: search(format),
})
